#!/bin/sh
# A bot in plain sh: lays its lowest tile, takes the lowest one, and buys one only when it must.
#   hornochsen arena calf calf calf --bot-command "first=./examples/first_tile.sh"
#
# One question a line: {"view":{…},"legal":[{"type":"buy",…},…,{"type":"play",…},…]}. One answer a line.
while IFS= read -r question; do
    legal=${question##*'"legal":['}
    choice=0
    while :; do
        case $legal in
        '{"type":"buy"'*'},'*) # not the last one: look at the next
            legal=${legal#*'},'}
            choice=$((choice + 1))
            ;;
        '{"type":"buy"'*) # nothing else is allowed: buy one tile
            choice=0
            break
            ;;
        *) break ;;
        esac
    done
    echo "{\"choose\": $choice}"
done
