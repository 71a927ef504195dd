#!/bin/sh
# An example bot in sh. It lays and takes the lowest tile, and buys a tile only when it must.
#   hornochsen arena calf calf calf --bot-command "first=./examples/first_tile.sh"
#
# It reads one request per line: {"view":{…},"legal":[{"type":"buy",…},…,{"type":"play",…},…]}. It writes one answer per line.
while IFS= read -r question; do
    legal=${question##*'"legal":['}
    choice=0
    while :; do
        case $legal in
        '{"type":"buy"'*'},'*) # not the last action: look at the next
            legal=${legal#*'},'}
            choice=$((choice + 1))
            ;;
        '{"type":"buy"'*) # no other action is legal: buy one tile
            choice=0
            break
            ;;
        *) break ;;
        esac
    done
    echo "{\"choose\": $choice}"
done
