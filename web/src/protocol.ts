// The protocol's types. Written by `python -m tools.schema`; do not edit.

/** The protocol's version, for `hello`; raised by incompatible changes. */
export const PROTOCOL = 1;

/** Start with bots on the free seats. */
export interface AcceptBots {
  level: Level;
}

/** One of the actions that were compared at a decision; see `ActionValue` for the values. */
export interface ActionReview {
  action: PlainAction;
  /** The chance to win. */
  win: number;
  win_se: number;
  /** The expected minus points at the end of the game. */
  points: number;
  points_se: number;
  loss_se: number;
  playouts: number;
  places: TilePlace[];
  /** The chance that a single tile costs nothing in this round; `null` for other actions and in very long records. */
  safe: number | null;
}

/** Seat a bot (host only). */
export interface AddBot {
  type: "add-bot";
  id: RequestId;
  level: Level;
}

/** The host changed who may sit down and watch. */
export interface AdmissionChanged {
  event: "admission-changed";
  seating: "ask" | "closed" | "open";
  watching: boolean;
}

/** The coach's advice at a decision, computed from the view of the seat that decides. */
export interface Advice {
  actions: AdvisedAction[];
  /** The index of the best action in `actions`. */
  best: number;
  /** Each seat's chance to win under the best action, as the asker sees it. */
  chances: number[];
  reason: AdviceReason | null;
  /** The odds of the tiles in the hand; empty where no tile can be laid. */
  tiles: TileOdds[];
}

/** The reason for the best action: the code of a text, and the arguments of the text. */
export interface AdviceReason {
  code: string;
  args: Record<string, string | number>;
}

/** A legal action, and what the seat can expect of it. */
export interface AdvisedAction {
  action: Choice;
  /** The chance to win; a shared win counts as a share. */
  win: number;
  /** The standard error of `win`. */
  win_se: number;
  /** The expected minus points at the end of the game. */
  points: number;
  /** The standard error of `points`. */
  points_se: number;
  playouts: number;
}

/** Agree to another game after a game, or withdraw that. It starts when all people agree. */
export interface Again {
  type: "again";
  id: RequestId;
  /** (default true) */
  agree?: boolean;
}

/** The person `who` agreed to another game, or withdrew that. */
export interface AgainAnswered {
  event: "again-answered";
  who: number;
  agreed: boolean;
}

/** Agree to a spectator's request for a seat, or refuse it; only the host answers requests of `ask-host`. */
export interface AnswerAsk {
  type: "answer-ask";
  id: RequestId;
  /** The request's number: `table.asking.number`, or the number of an applicant in `table.applicants`. (0 or more) */
  number: number;
  agree: boolean;
}

export type AnyEvent =
  | RoundBegan
  | Bought
  | Laid
  | TookBack
  | Revealed
  | Placed
  | Moved
  | BullsEye
  | DunghillReached
  | HappyCows
  | RowCompleted
  | Took
  | Drew
  | RoundEnded
  | GameEnded;

export type AnyMessage = Done | Refused | Welcome | Secret | Odds | Hint | Update | Bye;

export type AnyRequest =
  | Hello
  | Identify
  | Sit
  | AskSeat
  | AskHost
  | WithdrawAsk
  | AnswerAsk
  | Claim
  | Handover
  | Leave
  | Back
  | AddBot
  | Remove
  | Moderate
  | Mute
  | Change
  | Start
  | Again
  | SendSalt
  | BuyTiles
  | PlayTiles
  | TakeBackTiles
  | TakeTiles
  | Say
  | React
  | Report
  | AskOdds
  | AskHint
  | Refresh;

/** A person who asks the host for a free seat. */
export interface Applicant {
  /** The request's number, for `answer-ask`. */
  number: number;
  name: string;
}

/** The person `who` agreed to the spectator's request, or refused it, which ends it. */
export interface AskAnswered {
  event: "ask-answered";
  who: number;
  name: string;
  agreed: boolean;
}

/** A spectator's request for a seat ended without an answer. */
export interface AskEnded {
  event: "ask-ended";
  name: string;
  reason: "away" | "seat-taken" | "withdrawn";
}

/** Get the coach's advice for the awaited choice of the client's seat, at a table whose terms allow hints. */
export interface AskHint {
  type: "hint";
  id: RequestId;
}

/** Ask the host for a free seat before a game, where `table.seating` is `ask` (spectators only). */
export interface AskHost {
  type: "ask-host";
  id: RequestId;
  name: Name;
  colour?: Colour | null;
  emblem?: Emblem | null;
}

/** Get the odds of the tiles that the client's seat may lay now, at a table whose terms allow hints. */
export interface AskOdds {
  type: "odds";
  id: RequestId;
}

/** Ask for a mail with a link that recovers the players with this confirmed address. */
export interface AskRecovery {
  /**
   * A mail address without quotes and spaces. (6–254 characters,
   * `^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$(?!\n)`)
   */
  address: string;
  /** (default "en") */
  language?: "de" | "en" | "fr" | "hu";
}

/** The seat from which a record is to be reviewed. */
export interface AskReview {
  /** (0–7) */
  seat: number;
}

/** Ask the people at the table for a bot's seat during a game (spectators only). */
export interface AskSeat {
  type: "ask-seat";
  id: RequestId;
  /** (0–7) */
  seat: number;
  name: Name;
}

/** Take the seat back from the bot that stands in. */
export interface Back {
  type: "back";
  id: RequestId;
}

/** A game with one of the player's best results. */
export interface BestGame {
  id: string;
  points: number;
  players: number;
}

/** Block a person with whom the player has finished a game. */
export interface BlockMet {
  /** (0–64 characters) */
  game: string;
  /** (0–7) */
  seat: number;
}

/** Block a person at a table where the player has or had a seat. */
export interface BlockSeat {
  /** (`^[A-Z0-9]{1,12}$(?!\n)`) */
  table: string;
  /** The person's number at the table. (0–1000000) */
  who: number;
}

/** A person whom the player has blocked. */
export interface Blocked {
  id: string;
  /** The person's name when they were blocked. */
  name: string;
  at: number;
}

/** The people whom the player has blocked, and those whom the player met last. */
export interface BlockedPeople {
  blocked: Blocked[];
  met: Met[];
}

/** A valid board (R46). Use `read_board` to build one from untrusted data. */
export interface Board {
  name: string;
  rows: Square[][];
  bulls_eyes: number[];
  dunghill: number;
}

/** A seat bought `count` tiles, `from_box` of them from the box (R18, R23). */
export interface Bought {
  event: "bought";
  seat: number;
  count: number;
  from_box: number;
  tiles: number[] | null;
}

/** A piece set off a bull's eye: the next round is open (R36, R38). */
export interface BullsEye {
  event: "bulls-eye";
  seat: number;
  square: number;
}

/** Buy tiles before laying. */
export interface BuyTiles {
  type: "buy";
  id: RequestId;
  /** (1–3) */
  count: number;
}

/** The server closes the socket: the reason, and the milliseconds before reconnecting (`null`: do not reconnect). */
export interface Bye {
  type: "bye";
  reason: "barred" | "closed" | "removed" | "restart" | "signed-out" | "silent" | "too-fast" | "too-slow" | "watching-off";
  retry: number | null;
}

/** A person is connected again, or plays again where a bot stood in. */
export interface CameBack {
  event: "came-back";
  who: number;
}

/** Change the terms before a game (host only). */
export interface Change {
  type: "change";
  id: RequestId;
  terms: Partial<Terms>;
}

/** Decide whether the player is on the leaderboard. */
export interface ChangeListing {
  listed: boolean;
}

/** Set the player's mail address. The server mails a link to it that confirms it. */
export interface ChangeMail {
  /**
   * A mail address without quotes and spaces. (6–254 characters,
   * `^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$(?!\n)`)
   */
  address: string;
  /** (default "en") */
  language?: "de" | "en" | "fr" | "hu";
}

/** Change the player's choice of notices and quiet hours. Without any of them, the player is never notified. */
export interface ChangeNotices {
  /** Whether to notify the player of their turn, at tables with one day per choice. (default false) */
  turn: boolean;
  /**
   * Whether to remind the player some hours before their time is over, at tables with one day per choice. (default
   * false)
   */
  deadline: boolean;
  /** Whether to notify the player of the deal of the day, once a day. (default false) */
  daily: boolean;
  /**
   * Whether to notify the player if a further game began without them, at tables with one day per choice. (default
   * false)
   */
  invitation: boolean;
  /** Whether notices are mailed too, once the address is confirmed. (default false) */
  mail: boolean;
  /** The beginning of the quiet hours, in which the player gets no notices; `null` for none. */
  quiet_from: number | null;
  quiet_until: number | null;
  /** The time zone of the quiet hours. (0–64 characters, `^[A-Za-z0-9+_/-]+$(?!\n)`, default "UTC") */
  zone: string;
  /** (default "en") */
  language: "de" | "en" | "fr" | "hu";
}

/** Change the name, the colour of the piece and the emblem. */
export interface ChangePlayer {
  name: Name;
  colour?: Colour | null;
  emblem?: Emblem | null;
}

/** The host turned the chat on or off, during a game or between games. */
export interface ChatTurned {
  event: "chat-turned";
  on: boolean;
}

/** An action as in a record: one of `buy`, `play` and `take`. */
export interface Choice {
  player: number;
  buy?: number;
  play?: number[];
  take?: number[];
}

/** Move a seat to this device with the secret of a private link; the other device loses it. */
export interface Claim {
  type: "claim";
  id: RequestId;
  secret: Token;
}

export type Clock = 15 | 30 | 60 | 86400;

export type Colour = "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink";

/** Seats are fixed and the server has committed to its secret: people's clients send their salts. */
export interface Committed {
  event: "committed";
  commitment: string;
}

/** Confirm a mail address with the secret of the mailed link. */
export interface ConfirmMail {
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  link: string;
}

/** The decision from which a recorded game is to be continued, and the person's seat and name. */
export interface ContinueRecord {
  /** The index of the first move that is not repeated. (0–100000) */
  move: number;
  /** (0–7) */
  seat: number;
  /** The person's name; `null` for the name in the record. */
  name?: Name | null;
}

/** The record that a game continues. Such a game is not counted, and its shuffle has no proof. */
export interface Continued {
  record: string;
  /** The number of moves of the record that the game repeated. */
  move: number;
  /** The seat of the person who continues. */
  seat: number;
}

/** A bar of the histogram: how many games ended with this number of minus points. */
export interface DailyBar {
  points: number;
  games: number;
}

/** A day and its deal, without anything that the secret determines. */
export interface DailyDay {
  /** The date by universal time, such as `2026-11-17`. */
  day: string;
  board: string;
  bots: Level[];
  /** The commitment to the day's secret. */
  commitment: string;
  /** The secret, once the day is over and no game that counts runs. */
  secret: string | null;
  /** The number of players who have finished their game. */
  players: number;
  /** The game of the player who asks. */
  mine: MyDaily | null;
}

/** The deal of the day at a table: one person and bots that choose after the person. */
export interface DailyInfo {
  /** The date by universal time, such as `2026-11-17`. */
  day: string;
  counted: boolean;
}

/** One of the best games of a day. */
export interface DailyLeader {
  rank: number;
  name: string;
  points: number;
  place: number;
  record: string;
  mine: boolean;
}

/** The days that can be played, and the commitments of the next days. */
export interface DailyPage {
  today: string;
  /** The time at which the next day begins, in seconds since 1970. */
  ends: number;
  /** Today and earlier days, the latest first. */
  days: DailyDay[];
  /** The next days, which have commitments already. */
  next: DailyDay[];
  /** The player's finished days in a row, up to today or yesterday. */
  streak: number;
  /** The player's largest number of finished days in a row. */
  longest: number;
}

/** The first choice at which the player's game and the best game differ. */
export interface DailyParting {
  /** The record of the best game. */
  record: string;
  points: number;
  /** The number of equal moves before it: both records have the same position after them. */
  move: number;
  round: number;
  mine: Choice;
  best: Choice;
}

/** A game of the day of the player. */
export interface DailyPlayed {
  /** The date by universal time. */
  day: string;
  counted: boolean;
  began: number;
  ended: number | null;
  place: number | null;
  points: number | null;
  record: string | null;
}

/** The results of a day, for players who have finished it, and for everybody once it is over. */
export interface DailyResults {
  day: DailyDay;
  /** The number of finished games. */
  finished: number;
  abandoned: number;
  /** The player's rank among the finished games, by minus points; `null` without a finished game. */
  rank: number | null;
  /** By minus points, ascending. */
  histogram: DailyBar[];
  /** The best games of players who have finished some other games too. */
  leaders: DailyLeader[];
  /** The best game that others may see; its name is empty if the player is not among the leaders. */
  best: DailyLeader | null;
  /** `null` if the player's game is the best one, equals it, or does not exist. */
  parting: DailyParting | null;
}

/** The table of a game of the day. The player's secret in `hello` gives access to the seat. */
export interface DailyStarted {
  code: string;
  link: string;
  counted: boolean;
}

/** The game begins. `missing` lists the seats whose salt did not arrive in time. */
export interface Dealt {
  event: "dealt";
  missing: number[];
}

/** One decision of the reviewed seat. */
export interface DecisionReview {
  /** The index into the record's moves; a replay shows the position of this decision at the step with this number. */
  move: number;
  round: number;
  kind: "buy" | "play" | "take";
  chosen: PlainAction;
  best: PlainAction;
  chosen_win: number;
  best_win: number;
  loss: number;
  loss_se: number;
  /** `best_win` minus the chance to win after the previous choice; for the first decision, minus 1/players. */
  luck_before: number;
  label: Label;
  actions: ActionReview[];
  /** Each seat's chance to win after the choice, as the reviewed seat sees it. */
  chances: number[];
  /** The reason why the best action is better than the chosen action; `null` in very long records. */
  reason: Reason | null;
}

/** Delete everything about the player. */
export interface DeletePlayer {
  /** The player's name, as a confirmation. */
  name: string;
}

/** The secret of a link that makes another device one of the player's, once. */
export interface DeviceLink {
  secret: string;
  link: string;
  /** The lifetime of the link. */
  seconds: number;
}

/** The request was applied and is stored on disk. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A seat bought `count` tiles from the box; `tiles` names them and is known to that seat only. */
export interface Drawn {
  type: "drawn";
  seat: number;
  count: number;
  tiles: number[] | null;
}

/** A seat without tiles drew free tiles from the supply (R25). */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  tiles: number[] | null;
}

/** A piece reached or crossed the dunghill (R42). */
export interface DunghillReached {
  event: "dunghill-reached";
  seat: number;
}

export type Emblem = "calf" | "cow" | "ox" | "bull" | "aurochs" | "happy-cow" | "bulls-eye" | "cow-pat" | "dunghill";

/** The result of an earlier game at a table. */
export interface FinishedGame {
  /** The number of the game at the table, from 1. */
  game: number;
  standings: Standing[];
  /** The id of its record. */
  record: string | null;
}

/** The game is over (R42, R43, R45). `places` holds each seat's place (R44). */
export interface GameEnded {
  event: "game-ended";
  ending: "dunghill" | "no-tiles" | "round-limit";
  places: number[];
}

/** A person or bot left or was removed. During a game a bot of the level `bot` replaces the person. */
export interface GotUp {
  event: "got-up";
  who: number;
  name: string;
  removed: boolean;
  bot: Level | null;
}

/** Get the secret of a private link that moves the client's seat to another device, once. */
export interface Handover {
  type: "handover";
  id: RequestId;
}

/** The first happy cow became visible, or the last visible one was covered (R31). */
export interface HappyCows {
  event: "happy-cows";
  visible: boolean;
}

/** The first request on a socket. With its token a client has its seat, without a token it is a spectator. */
export interface Hello {
  type: "hello";
  id: RequestId;
  protocol: number;
  token?: Token | null;
  /** The last version that the client knows: the answer contains the events since then; 0 for the whole game. */
  since?: number | null;
  /**
   * A random text that the client keeps for its device: the table shows seats on the same device, and a person who
   * was removed for good does not return with a new token.
   */
  device?: string | null;
  /** The secret of a player's device: the client's seat then belongs to the player. Unknown secrets are ignored. */
  player?: Token | null;
}

/** The answer to `hint`, for the client's choice at this version of the table. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  advice: Advice;
}

/** A person asks the host for a free seat. */
export interface HostAsked {
  event: "host-asked";
  name: string;
}

/** The person `who` is the new host. */
export interface HostChanged {
  event: "host-changed";
  who: number;
}

/** Connect the client's seat with a player. An unknown secret is refused; `hello.player` ignores one. */
export interface Identify {
  type: "identify";
  id: RequestId;
  player: Token;
}

/** The server's version, boards, bots and languages. */
export interface Info {
  name: string;
  version: string;
  protocol: number;
  boards: string[];
  /** The levels of the server's bots, weakest first. */
  bots: string[];
  languages: string[];
  /** The channels by which players can be notified. */
  notices: ("mail" | "push")[];
}

/** Make this device one of the player's, with the secret of a link; `secret` is the device's own new secret. */
export interface JoinPlayer {
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  link: string;
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  secret: string;
  /** The player's name for the device, such as `Firefox, Linux`. (0–60 characters, default "") */
  device?: string;
}

/** A seat completed a row and kept `count` of its `tiles`; `kept` names them and is known to that seat only. */
export interface Kept {
  type: "kept";
  seat: number;
  tiles: number[];
  count: number;
  kept: number[] | null;
}

export type Label = "fine" | "slip" | "mistake" | "blunder" | "forced";

/** A seat laid one or two tiles; `tiles` is public only when they lie face up (R8, R39). */
export interface Laid {
  event: "laid";
  seat: number;
  count: number;
  face_up: boolean;
  tiles: number[] | null;
}

/** The properties of a round that are fixed when it begins. */
export interface Laying {
  /** Whether each player lays two tiles (R26). */
  double: boolean;
  /** Whether the supply was not empty when the round began (R24). */
  selling: boolean;
  /** All seats in an open round, fewest minus points first (R39); empty in other rounds. */
  order: number[];
  /** The number of seats at the head of `order` that stand on the start square and lay face down together. */
  together: number;
}

/** The highest ratings of the players who want to be listed; provisional ratings are not in it. */
export interface Leaderboard {
  players: ListedPlayer[];
  /** The rating of the player who asks; `null` for guests. */
  own: OwnRating | null;
  /** The fixed ratings of the bots. */
  bots: Record<string, number>;
}

/** Leave the table. During a game a bot plays the seat until the person returns with `sit`. */
export interface Leave {
  type: "leave";
  id: RequestId;
}

export type LedgerEntry = Kept | Drawn | TurnedUp;

export type Level = "calf" | "cow" | "ox" | "bull" | "aurochs";

/** A player on the leaderboard. */
export interface ListedPlayer {
  rank: number;
  name: string;
  colour: Colour | null;
  emblem: Emblem | null;
  rating: number;
  deviation: number;
  games: number;
  /** Whether it is the player who asks. */
  own: boolean;
}

/** Numbers of people who wait, the player's own request, and the table that was found. */
export interface MatchingState {
  counts: WaitingCounts;
  waiting: OwnWaiting | null;
  /** The code of the table at which the player has got a seat. */
  table: string | null;
  /** The pace of the table in `table`. */
  pace: Pace | null;
  revision: string;
}

/** A person with whom the player has finished a game, and who is not blocked. */
export interface Met {
  /** The id of the last game that the player and this person finished together. */
  game: string;
  seat: number;
  name: string;
  ended: number;
}

/** The events of one version of the table. */
export interface Missed {
  version: number;
  events: TableOrGameEvent[];
}

/** Decide who may sit down and watch, and turn the chat on or off, at any time (host only). `null`: no change. */
export interface Moderate {
  type: "moderate";
  id: RequestId;
  seating?: "ask" | "closed" | "open" | null;
  watching?: boolean | null;
  chat?: boolean | null;
}

/** A piece moved `points` forward, or backward if `plus`; R34 may add squares (R12, R13, R19, R31). */
export interface Moved {
  event: "moved";
  seat: number;
  reason: "bullhead" | "cow-pat" | "purchase";
  points: number;
  plus: boolean;
  start: number;
  end: number;
}

/** Mute a person for all, or end that (host only): a muted person cannot chat or react. */
export interface Mute {
  type: "mute";
  id: RequestId;
  /** (0–7) */
  seat: number;
  /** (default true) */
  muted?: boolean;
}

/** The host muted the person `who` for all, or ended that. */
export interface Muted {
  event: "muted";
  who: number;
  muted: boolean;
}

/** The player's game of a day that counts. */
export interface MyDaily {
  state: "abandoned" | "finished" | "running";
  code: string;
  /** The time at which the game counts as abandoned, in seconds since 1970. A downtime of the server postpones it. */
  until: number;
  /** The place at the table; the last one for an abandoned game, `null` while the game runs. */
  place: number | null;
  /** Minus points. */
  points: number | null;
  rounds: RoundGrade[];
  /** The id of the record; `null` unless the game is finished. */
  record: string | null;
}

/** (1–24 characters) */
export type Name = string;

/** Create a player. The device chooses a random secret of 43 characters; the server stores a hash of it. */
export interface NewPlayer {
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  secret: string;
  name: Name;
  colour?: Colour | null;
  emblem?: Emblem | null;
  /** The player's name for the device, such as `Firefox, Linux`. (0–60 characters, default "") */
  device?: string;
}

/** The player's settings for notices, and the server's channels. */
export interface NoticeInfo {
  /** The channels that the operator of the server has configured. */
  channels: ("mail" | "push")[];
  /** The notices that the server sends. */
  kinds: ("daily" | "deadline" | "invitation" | "turn")[];
  settings: ChangeNotices;
  /** The player's mail address. */
  address: string | null;
  /** Whether the owner has confirmed the address. */
  confirmed: boolean;
  /** The server's public key, with which a browser subscribes. */
  push_key: string | null;
  /** Whether this device receives Web Push. */
  subscribed: boolean;
  /** The number of the player's devices that receive Web Push. */
  devices: number;
}

/** The answer to `odds`, for the client's hand at this version of the table. */
export interface Odds {
  type: "odds";
  id: string;
  version: number;
  tiles: TileOdds[];
}

/** The code of a new table, and its link for other players. */
export interface Opened {
  code: string;
  link: string;
}

/** An address or a network to bar, or to allow again. */
export interface OperatorAddress {
  /** (2–64 characters) */
  address: string;
}

/** A barred player. */
export interface OperatorBarredPlayer {
  id: string;
  name: string;
}

/** A chat message in a report. */
export interface OperatorChatLine {
  at: number;
  name: string;
  text: string;
}

/** The load of the process that answers; rates and lag are those of the last minute. */
export interface OperatorLoad {
  choices_per_second: number;
  /** The longest lag of the event loop. */
  lag_seconds: number;
  /** Resident memory; `null` where the operating system has no figure. */
  memory_bytes: number | null;
  connections: number;
  /** Number of addresses (IPv6: /64 networks) with an open socket. */
  addresses: number;
  /** Tables whose bots wait or think. */
  bot_queue: number;
  /** Changes that wait to be stored. */
  write_queue: number;
}

/** Everything that the operator's page shows at first. */
export interface OperatorOverview {
  version: string;
  /** The server's time, in seconds since 1970. */
  now: number;
  /** The time at which the process that answers started. */
  began: number;
  /** Number of running server processes. */
  processes: number;
  load: OperatorLoad;
  storage: OperatorStorage;
  reports: OperatorReport[];
  /** The tables that changed last. */
  tables: OperatorTable[];
  /** The latest warnings and errors, the newest first. */
  problems: OperatorProblem[];
  /** Barred addresses and networks. */
  barred: string[];
  barred_players: OperatorBarredPlayer[];
}

/** The people at a table. */
export interface OperatorPeople {
  code: string;
  people: OperatorPerson[];
}

/** A person at a table. */
export interface OperatorPerson {
  who: number;
  name: string;
  present: boolean;
  /** Stored addresses, the latest first; empty unless a setting keeps them. */
  addresses: string[];
  /** The id of the player for whom the game counts; `null` for a guest. */
  player: string | null;
}

/** A warning or an error from the log of the process that answers. */
export interface OperatorProblem {
  at: string;
  level: string;
  text: string;
  details: string;
}

/** A player's open report of another person. */
export interface OperatorReport {
  id: string;
  at: number;
  code: string;
  who: number;
  name: string;
  reporter: string;
  note: string;
  chat: OperatorChatLine[];
}

/** The size of the database in bytes, and the numbers of stored rows. */
export interface OperatorStorage {
  bytes: number;
  tables: number;
  /** Tables that are neither over nor closed. */
  open_tables: number;
  /** Records of finished games. */
  records: number;
  /** Uploaded records. */
  uploads: number;
  reviews: number;
  queued_reviews: number;
}

/** A table, with the names of its people. */
export interface OperatorTable {
  code: string;
  phase: string;
  people: string[];
  bots: number;
  public: boolean;
  /** The time of its last change, in seconds since 1970. */
  updated: number;
}

/** The player's results against a bot level or a person. A game with two bots of a level counts twice. */
export interface Opponent {
  /** The person's latest name, `?` after the server has removed it; empty for bots. */
  name: string;
  bot: Level | null;
  games: number;
  /** Number of games in which the player finished ahead of the opponent. */
  ahead: number;
  behind: number;
  /** The time of their last game together, in seconds since 1970. */
  last: number;
}

/** A tile of the hand: where it would go now, after the face-up tiles that are lower, and its cost. */
export interface Option {
  tile: number;
  preview: Preview;
  /** In a double round, the lower tiles of the hand that would change the preview. Omitted if there are none. */
  pairs?: Pair[];
}

/** The legal choices of the client's seat: exactly these are legal. */
export interface Options {
  /** The maximum number of tiles to buy; 0 for none. */
  buy: number;
  /** The number of tiles to lay; 0 if the seat is not to lay, or must buy first. */
  play: number;
  /** The maximum number of tiles to take from `taking.tiles`; at least one must be taken. */
  take: number;
  take_back: boolean;
  /** The hand, and the effect of placing each tile now. */
  tiles: Option[];
}

/** A player's own rating. */
export interface OwnRating {
  rating: number;
  /** The standard deviation; it grows slowly while the player plays no rated games. */
  deviation: number;
  /** Whether the rating is still uncertain, and therefore not on the leaderboard. */
  provisional: boolean;
  /** The number of rated games. */
  games: number;
  /** Whether the player wants to be on the leaderboard. */
  listed: boolean;
  /** The place on the leaderboard; `null` for a player who is not on it. */
  rank: number | null;
  /** The latest games, the oldest first; empty on the leaderboard. */
  history: RatedPoint[];
}

/** The player's own matching request. */
export interface OwnWaiting {
  pace: Pace;
  seats: number | null;
  /** Seconds since the player began to wait. */
  waited: number;
  /** The number of people who wait for the same, the player included. */
  same: number;
  /** Seconds until bots are offered; 0 if they are offered, `null` if they never are. */
  bots_in: number | null;
  /** The level of the bots with which the player agreed to start; `null` if the player has not agreed. */
  level: Level | null;
  /** The number of the people in `same` who have agreed to start with bots. */
  agreed: number;
}

export type Pace = "now" | "day";

/** The effect of a tile that is laid together with a lower tile of the hand. */
export interface Pair {
  /** The lower tile, which is placed first. */
  lower: number;
  /** The place of the higher tile in that case, and its cost. */
  preview: Preview;
}

export type Phase = "gathering" | "salting" | "playing" | "over";

/** A tile was laid on a square of a row (R9–R11). */
export interface Placed {
  event: "placed";
  seat: number;
  tile: number;
  row: number;
  square: number;
  /** The row's last tile before; 0 in logs that were written before this field existed. */
  behind: number;
  /** Whether the tile is lower than the last tile of every active row (R10). */
  lowest: boolean;
}

/** An action as records contain it: one of `buy`, `play` and `take`, such as `{"player": 0, "play": [12]}`. */
export interface PlainAction {
  buy?: number;
  play?: number[];
  player: number;
  take?: number[];
}

/** Lay one tile, or two tiles in a double round. */
export interface PlayTiles {
  type: "play";
  id: RequestId;
  tiles: Tiles;
  /**
   * Seconds for which the only person at a table with bots can take back, before the bots lay; ignored elsewhere.
   * (0–10, default 0.0)
   */
  take_back_seconds?: number;
}

/** A finished game of the player. */
export interface PlayedGame {
  /** The id of its record. */
  id: string;
  ended: number;
  /** The name of one of the server's boards, or `custom`. */
  board: string;
  /** The name of a rule set, or `custom`. */
  rules: string;
  clock: Clock | null;
  /** The player's seat. */
  seat: number;
  /** Whether the player left the seat to a bot. */
  left: boolean;
  /** 1000 × the mean loss for each unforced decision, if the player's seat was reviewed; 0 is perfect play. */
  quality: number | null;
  seats: PlayedSeat[];
  /** Whether it was played on one shared device or in the terminal; the player says that it counts. */
  local: boolean;
}

/** A page of the player's finished games, the latest first. */
export interface PlayedGames {
  /** The number of games that match the filters. */
  total: number;
  games: PlayedGame[];
}

/** A seat of a finished game. */
export interface PlayedSeat {
  /** `?` after the server has removed the name. */
  name: string;
  bot: Level | null;
  place: number;
  /** Minus points. */
  points: number;
}

/** A device of the player. */
export interface PlayerDevice {
  id: string;
  name: string;
  created: number;
  /** The time of the last use, accurate to ten minutes, in seconds since 1970. */
  seen: number;
  /** Whether it is the device that asks. */
  current: boolean;
  /** The only table at which it may play, after it has used a mailed link; `null` for all tables. */
  table: string | null;
}

/** Everything that the server stores about the player. */
export interface PlayerExport {
  exported: number;
  player: PlayerInfo;
  devices: PlayerDevice[];
  /** The tables at which the player sat: code, number of the person, and name. */
  tables: Record<string, unknown>[];
  games: PlayedGame[];
  /** The records of the games, by their ids. */
  records: Record<string, Record<string, unknown>>;
  /** The player's choice of notices, the mail address, push services of devices, and recent notices. */
  notices: Record<string, unknown>;
  /** All games that the player has played with deals of the day. */
  daily: DailyPlayed[];
  /** The player's matching request, or the table that was found last. */
  waiting: Record<string, unknown>;
  /** The people whom the player has blocked. */
  blocked: Blocked[];
  /** The rating with all rated games, and whether the player is on the leaderboard. */
  rating: Record<string, unknown>;
}

/** A player, as the player's own devices see it. */
export interface PlayerInfo {
  id: string;
  name: string;
  colour: Colour | null;
  emblem: Emblem | null;
  /** The time at which the player was created, in seconds since 1970. */
  created: number;
  /** Whether a recovery code exists. */
  recovery: boolean;
}

/** The player, the devices, and the tables at which the player has a seat. */
export interface PlayerPage {
  player: PlayerInfo;
  devices: PlayerDevice[];
  running: RunningGame[];
}

/** The player's best results and streaks. */
export interface PlayerRecords {
  /** The game with the fewest minus points. */
  fewest: BestGame | null;
  /** The win with the largest lead; `points` is the lead. */
  lead: BestGame | null;
  /** The largest number of wins in a row. */
  win_streak: number;
  /** The number of wins in a row up to the last game. */
  current_streak: number;
  /** The largest number of days in a row (universal time) with a game. */
  day_streak: number;
}

/** Statistics of the player's finished games. */
export interface PlayerStatistics {
  games: number;
  wins: number;
  /** The mean of minus points; `null` without games. */
  points: number | null;
  shares: WinShare[];
  /** The latest games, the oldest first. */
  timeline: Timeline[];
  bots: Opponent[];
  /** The people whom the player met most often. */
  people: Opponent[];
  records: PlayerRecords;
  /** The typical quality of play of bots, by level, for comparison. */
  typical: Record<string, number>;
  /** The number of games on one shared device or in the terminal, which the player submitted. */
  local: number;
}

/** The game as one viewer sees it: a `View` without the board and the rules, which are in the table. */
export interface Position {
  /** The viewer's seat; `null` for a spectator. */
  seat: number | null;
  round: number;
  laying: Laying;
  positions: number[];
  rows: number[][];
  hand: number[];
  held: number[];
  supply: number;
  box: number;
  laid: (number | null)[][];
  bought: number[];
  queue: [number, number][];
  taking: Taking | null;
  open_next: boolean;
  dunghill_reached: boolean;
  ending: "dunghill" | "no-tiles" | "round-limit" | null;
  ledger: LedgerEntry[];
  /** Whether a happy cow is visible, so that pieces move backwards. */
  happy: boolean;
  /** The empty rows that open next when an active row is completed. */
  next_rows: number[];
  /** `null` for a spectator, and when the game is over. */
  options: Options | null;
}

export type PresetName = "official" | "jeux-de-nim";

/** The result of placing a tile: its square, and the move of the seat's piece. */
export interface Preview {
  row: number;
  square: number;
  /** The points on the square; the piece moves by them. */
  points: number;
  /** Whether the points are plus points, because a happy cow is visible (R31): the piece moves backward. */
  plus: boolean;
  /** Whether the tile covers the bullhead and so completes the row. */
  completes: boolean;
  /** The square of the course on which the seat's piece ends. */
  end: number;
  /** The square of the course on which the piece is before the move. */
  start: number;
}

/** An error: a stable code for programs, and an English sentence for people. */
export interface Problem {
  error: string;
  text: string;
}

/** A position to solve, with its answer: a puzzle has no secrets. */
export interface PuzzleInfo {
  /** The puzzle's number, from 1. */
  number: number;
  /** The number of puzzles. */
  count: number;
  /** The seat that decides. */
  seat: number;
  players: string[];
  board: Board;
  rules: Rules;
  /** The position as the seat sees it. */
  position: Position;
  /** The legal choices with their values, the best choice, and the reason for it. */
  advice: Advice;
  /** For each action of `advice.actions`, why the best one is better; for the best one, why it is the best. */
  reasons: (AdviceReason | null)[];
}

/** The state of a rated table. */
export interface RatedInfo {
  /** The reasons why no rated game can start now; empty during a game. */
  obstacles: RatedObstacle[];
  /** The reason why the last game did not count; `null` if it counted or has not ended. */
  void: RatedVoid | null;
  /**
   * The changes by the seats of the finished game, `null` for bots and for people who never came; empty before its
   * end.
   */
  changes: (RatingChange | null)[];
}

export type RatedObstacle = "people" | "players" | "device" | "absent" | "agreement";

/** A rating after one rated game. */
export interface RatedPoint {
  /** The time at which the game ended, in seconds since 1970. */
  ended: number;
  /** The place that counted: players who left come after players who stayed. */
  place: number;
  players: number;
  rating: number;
  deviation: number;
}

export type RatedVoid = "device" | "outage" | "no-show" | "short" | "players";

/** The change of a player's rating by a game. */
export interface RatingChange {
  before: number;
  after: number;
  /** The standard deviation of the new rating. */
  deviation: number;
  /** Whether the new rating is still uncertain. */
  provisional: boolean;
  /** Whether the player counts as having left, behind the players who stayed. */
  left: boolean;
}

/** Send a reaction to the table. */
export interface React {
  type: "react";
  id: RequestId;
  reaction: Reaction;
}

/** A person or a bot reacted. */
export interface Reacted {
  event: "reacted";
  who: number;
  reaction: Reaction;
}

export type Reaction = "laugh" | "cheer" | "gasp" | "cry" | "think" | "hurry" | "thanks" | "moo";

/** The code of a reason, and the arguments of its text. */
export interface Reason {
  code: string;
  args: Record<string, string | number>;
}

/** Recover the player with the secret of an emailed link, and sign out all other devices. */
export interface RecoverByMail {
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  link: string;
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  secret: string;
  /** The player's name for the device, such as `Firefox, Linux`. (0–60 characters, default "") */
  device?: string;
}

/** Make this device the only one of the player, with the recovery code. */
export interface RecoverPlayer {
  /** A recovery code; spaces and - are ignored. (24–60 characters) */
  code: string;
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  secret: string;
  /** The player's name for the device, such as `Firefox, Linux`. (0–60 characters, default "") */
  device?: string;
}

/** The recovered player, and the recovery code that replaces the used one. */
export interface Recovered {
  player: PlayerInfo;
  code: string;
}

/** A new recovery code, which the server shows only once; it replaces the earlier one. */
export interface RecoveryCode {
  code: string;
}

/** Get the complete current state, and the events since a version. */
export interface Refresh {
  type: "refresh";
  id: RequestId;
  since?: number | null;
}

/** The request was refused, and nothing has changed. `error` is a stable code, `text` an English explanation. */
export interface Refused {
  type: "error";
  id: string | null;
  error: string;
  text: string;
}

/** Remove a bot or a person (host only). During a game a bot takes the person's seat. */
export interface Remove {
  type: "remove";
  id: RequestId;
  /** (0–7) */
  seat: number;
  /** Whether the person is disconnected and may never return to this table. (default false) */
  for_good?: boolean;
}

/** A replay's players, board, rules, length and result. */
export interface ReplayInfo {
  players: string[];
  /** Each seat's colour, as in the game if the record contains it. */
  colours: Colour[];
  board: Board;
  rules: Rules;
  /** The number of steps; step 0 is the deal. */
  steps: number;
  /** The first step of each round. */
  rounds: number[];
  /** Whether the game was played to its end. */
  over: boolean;
  /** Each seat's minus points at the end. */
  points: number[];
  places: number[];
  /** A statement about the game; `null` if it was not played to its end. */
  story: Story | null;
}

/** A move as in a record: one of `buy`, `play` and `take`; tiles that the viewer did not see are `null`. */
export interface ReplayMove {
  player: number;
  buy?: number;
  play?: number[] | null;
  take?: number[] | null;
  /** The tiles that a purchase drew from the box, if any. */
  from_box?: number[] | null;
  /** Seconds since the game began. */
  at?: number;
  by?: "bot" | "person" | "stand-in";
}

/** Consecutive steps of a replay. */
export interface ReplayPage {
  viewer: number | "all" | null;
  start: number;
  total: number;
  steps: ReplayStep[];
}

/** A move, its events, and the position after it. */
export interface ReplayStep {
  number: number;
  /** `null` for the deal. */
  move: ReplayMove | null;
  events: AnyEvent[];
  position: Position;
  /** Every seat's tiles, if all hands are open. */
  hands?: number[][];
}

/** Report a person to the server's operator, with the table's last chat messages. */
export interface Report {
  type: "report";
  id: RequestId;
  /** The person's number, which is in `seats` and in events. (0 or more) */
  who: number;
  /** (0–300 characters, default "") */
  note?: string;
}

/** Chosen by the client; a repeated id gets the same answer and acts once. (1–64 characters, `^[\x21-\x7e]+$(?!\n)`) */
export type RequestId = string;

/** For how many days the server keeps data. */
export interface Retention {
  /** Days after a player's last visit. */
  players: number;
  games: number;
  names: number;
  idle: number;
  uploads: number;
  reports: number;
  /** 0: full addresses are not stored. */
  addresses: number;
}

/** Face-down tiles were turned over, all at once (R8; R39 for the group on the start square). */
export interface Revealed {
  event: "revealed";
  seats: number[];
  tiles: number[][];
}

/** The review of a record. */
export interface Review {
  players: string[];
  /** Playouts for each decision, as requested. */
  budget: number;
  /** Playouts for each decision; fewer than requested in a very long record. */
  budget_used: number;
  seed: number;
  seats: SeatReview[];
}

/** A review that waits, runs or has ended, or that nobody has asked for. */
export interface ReviewStatus {
  /** `none`: nobody has asked for this review. */
  status: "done" | "failed" | "none" | "queued" | "running";
  /** The computed share, from 0 to 1. */
  progress: number;
  /** The number of reviews before this one in the queue; 0 if it runs or has ended. */
  place: number;
  /** The review of the seat, as `hornochsen review --json` prints it; `null` until it is done. */
  review: Review | null;
  /** An English sentence that says why the review failed; `null` if it did not. */
  error: string | null;
  /** The typical `quality` of play of bots, by level, for comparison; empty until the review is done. */
  bots: Record<string, number>;
}

/** A round begins. In an open round `order` lists the seats; the first `together` of them lay face down (R39). */
export interface RoundBegan {
  event: "round-began";
  round: number;
  double: boolean;
  open: boolean;
  order: number[];
  together: number;
}

/** A round ended: all tiles are placed, and free tiles are drawn. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
}

export type RoundGrade = "back" | "free" | "cheap" | "costly";

/** A seat covered the bullhead of a row with a tile and so completed the row (R13, R14). */
export interface RowCompleted {
  event: "row-completed";
  seat: number;
  row: number;
  /** The tile on the bullhead. It leaves the row and starts `next_row`, on the first square. */
  tile: number;
  next_row: number;
  /** The other tiles of the row. The seat takes some of them; the rest goes into the box. */
  tiles: number[];
}

/** A rule set: one value per switch. */
export interface Rules {
  /** Whether the game ends after the round in which a piece reaches the dunghill, or at once. (default "round") */
  dunghill_ends: "at_once" | "round";
  /** Whether tiles are sold from the box when the supply runs out during a round. (default true) */
  box_sales: boolean;
  /** Whether a purchase moves the piece backward while a happy cow is visible (a house rule). (default false) */
  happy_buying: boolean;
}

/** A table at which the player has a seat and whose game is not over: it may not have begun yet. */
export interface RunningGame {
  code: string;
  phase: Phase;
  board: string;
  clock: Clock | null;
  /** The names of all seats. */
  names: string[];
  updated: number;
}

/** A person sent a chat text. */
export interface Said {
  event: "said";
  who: number;
  text: string;
}

/** A person's part of the shuffle. (8–64 characters, `^[A-Za-z0-9_-]+$(?!\n)`) */
export type Salt = string;

/** The people `who` and `other` use the same device, which is probably one person. */
export interface SameDevice {
  event: "same-device";
  who: number;
  other: number;
}

/** A person sat down, or a bot was added; `bot` is its level, `null` for a person. */
export interface SatDown {
  event: "sat-down";
  who: number;
  name: string;
  bot: Level | null;
}

/** Send a chat text to the table. */
export interface Say {
  type: "say";
  id: RequestId;
  /** (1–200 characters) */
  text: string;
}

/** The only parts of a position that change when another seat lays face down or takes back. */
export interface Screens {
  held: number[];
  laid: (number | null)[][];
}

/** A spectator asks for the seat of the bot `who`. */
export interface SeatAsked {
  event: "seat-asked";
  who: number;
  name: string;
}

/** A spectator's open request for a bot's seat. */
export interface SeatAsking {
  /** The request's number, for `answer-ask`. */
  number: number;
  /** The bot's seat. */
  seat: number;
  /** The spectator's name. */
  name: string;
  /** The seats of the people who have agreed. */
  agreed: number[];
  /** The seats of the people who have not answered yet. */
  waiting: number[];
}

/** The public part of a seat. Its index in the list is the seat's number. */
export interface SeatInfo {
  /** A number that identifies the seat's occupant and survives shuffling. */
  who: number;
  name: string;
  colour: Colour;
  /** The level of a bot; `null` for a person. */
  bot: Level | null;
  /** Whether the person is connected; always true for a bot. */
  present: boolean;
  /** Whether a bot currently plays for the person. */
  stand_in: boolean;
  host: boolean;
  /** Whether a person was removed from the seat: its bot plays until the game ends. Omitted if not. */
  closed?: boolean;
  /** Whether the host has muted the person for all. Omitted if not. */
  muted?: boolean;
  /** The picture that the person has chosen. Omitted if there is none. */
  emblem?: Emblem;
  /** The seats of other people on the same device, probably one person; omitted if there are none. */
  same_device?: number[];
}

/** The review of one seat: `start + luck + choice == result`. */
export interface SeatReview {
  seat: number;
  name: string;
  /** The seat's share of the win. */
  result: number;
  start: number;
  luck: number;
  luck_deal: number;
  luck_drawn: number;
  luck_others: number;
  choice: number;
  /** 1000 × the mean loss for each unforced decision; 0 is perfect play. */
  quality: number;
  /** Indices into `decisions` of the up to three decisions around which the chance to win changed most. */
  moments: number[];
  decisions: DecisionReview[];
}

/** The answer to `handover`: a secret that is valid once, for ten minutes. */
export interface Secret {
  type: "secret";
  id: string;
  secret: Token;
}

/** Send the person's part of the shuffle, after the server has committed to its own. */
export interface SendSalt {
  type: "salt";
  id: RequestId;
  salt: Salt;
}

/** Sit down on a free seat before a game, or return to the client's own `seat` during a game. */
export interface Sit {
  type: "sit";
  id: RequestId;
  name: Name;
  colour?: Colour | null;
  seat?: number | null;
  /** A picture beside the name, which all people see. */
  emblem?: Emblem | null;
}

export type Square = number | "" | "D" | "H";

/** A player of the finished game, in seat order. */
export interface Standing {
  name: string;
  colour: Colour;
  bot: Level | null;
  points: number;
  place: number;
}

/** Start the game (host only). In a later game, a bot stands in for each person who has not agreed with `again`. */
export interface Start {
  type: "start";
  id: RequestId;
}

/** Begin or continue a game of the day. */
export interface StartDaily {
  /** Whether to begin a game that does not count, after the one that counts. (default false) */
  again?: boolean;
}

/** A request to wait for a game: its pace and number of players. */
export interface StartWaiting {
  pace: Pace;
  /** The number of players; `null` for any number. */
  seats?: number | null;
  /** The browser's random text: two players of one browser are not matched with each other. */
  device?: string | null;
}

/** Stay among the people who wait, and get the changes. */
export interface StayWaiting {
  /**
   * The `revision` that the client has; the server answers later if nothing has changed. (0–64 characters, default "")
   */
  known?: string;
}

/** A bot plays this seat until the person returns. */
export interface StoodIn {
  event: "stood-in";
  who: number;
  /** `no-answer`: the person did not agree to another game before it began. */
  reason: "away" | "no-answer" | "out-of-time";
}

/** Stop waiting, or discard the table that was found. */
export interface StopWaiting {
  /** The code of the table that was found; `null` to stop waiting. */
  table?: string | null;
}

/** A true statement about a finished game. Which fields have a meaning depends on the kind. */
export interface Story {
  kind: "big-bullhead" | "close" | "comeback" | "decisive-bullhead" | "flawless" | "happy-cows" | "last-bullhead" | "last-round" | "margin" | "seesaw" | "shared" | "start-to-finish";
  /** The winner; one of the winners if they share the win. */
  seat: number;
  /** The other seat of the statement, if it has one. */
  other: number | null;
  round: number;
  points: number;
  count: number;
}

/** Count a game on one shared device or in the terminal for the player. */
export interface SubmitGame {
  /** The record of the finished game. */
  record: Record<string, unknown>;
  /** The player's seat. (0–7) */
  seat: number;
}

/** Subscribe this device to Web Push, with the subscription that its browser returned for the server's key. */
export interface Subscribe {
  /** (12–1000 characters) */
  endpoint: string;
  /** `p256dh` of the subscription. (`^[A-Za-z0-9_-]{87}$(?!\n)`) */
  key: string;
  /** `auth` of the subscription. (`^[A-Za-z0-9_-]{22}$(?!\n)`) */
  auth: string;
}

/** A table's entry in the list of public tables. */
export interface Summary {
  code: string;
  phase: Phase;
  /** The name of one of the server's boards, or `custom`. */
  board: string;
  clock: Clock | null;
  /** The names of the people, in seat order. */
  people: string[];
  bots: number;
  /** The number of people who are connected. */
  present: number;
  /** Whether its games change ratings. */
  rated: boolean;
}

export type TableEvent =
  | SatDown
  | GotUp
  | TookOver
  | SeatAsked
  | AskAnswered
  | AskEnded
  | HostAsked
  | TurnedAway
  | AdmissionChanged
  | ChatTurned
  | Muted
  | SameDevice
  | WentAway
  | CameBack
  | StoodIn
  | HostChanged
  | TermsChanged
  | AgainAnswered
  | Committed
  | Dealt
  | Said
  | Reacted;

/** The public part of a table. */
export interface TableInfo {
  code: string;
  phase: Phase;
  terms: Terms;
  board: Board;
  rules: Rules;
  seats: SeatInfo[];
  /** The number of games started at this table. */
  game: number;
  /** The server's commitment for the current game. */
  commitment: string | null;
  /** The seats whose salt has arrived, in the phase `salting`. */
  salted: number[];
  /** The result of the finished game; empty before its end. */
  standings: Standing[];
  /** The id of the finished game's record: `/api/records/ID`. */
  record: string | null;
  /** The open request for a seat; omitted if there is none. */
  asking?: SeatAsking;
  /** The seats of the people who agree to another game; omitted if nobody has asked for it. */
  again?: number[];
  /** The record that the current game continues; omitted if it is a game of its own. */
  continues?: Continued;
  /** Access to free seats: `ask` for people whom the host lets in, `closed` for nobody. Omitted if `open`. */
  seating?: "ask" | "closed" | "open";
  /** False if only players see a running game; omitted if everybody may watch. */
  watching?: boolean;
  /** The people who ask the host for a free seat; omitted if there are none. */
  applicants?: Applicant[];
  /** The game before the running one, for people who were away at its end; omitted if there was none. */
  previous?: FinishedGame;
  /** The deal of the day that is played at this table; omitted at ordinary tables. */
  daily?: DailyInfo;
  /** Whether a rated game can start, and how the last one changed ratings; omitted at other tables. */
  rated?: RatedInfo;
}

export type TableOrGameEvent =
  | SatDown
  | GotUp
  | TookOver
  | SeatAsked
  | AskAnswered
  | AskEnded
  | HostAsked
  | TurnedAway
  | AdmissionChanged
  | ChatTurned
  | Muted
  | SameDevice
  | WentAway
  | CameBack
  | StoodIn
  | HostChanged
  | TermsChanged
  | AgainAnswered
  | Committed
  | Dealt
  | Said
  | Reacted
  | RoundBegan
  | Bought
  | Laid
  | TookBack
  | Revealed
  | Placed
  | Moved
  | BullsEye
  | DunghillReached
  | HappyCows
  | RowCompleted
  | Took
  | Drew
  | RoundEnded
  | GameEnded;

/** Take back the laid tiles before they are turned over. */
export interface TakeBackTiles {
  type: "take-back";
  id: RequestId;
}

/** Take one or two tiles of the row that the seat completed. */
export interface TakeTiles {
  type: "take";
  id: RequestId;
  tiles: Tiles;
}

/** A pending decision: the seat that completed a row takes one or two of its tiles (R13, R17). */
export interface Taking {
  seat: number;
  tiles: number[];
}

/** The terms of a table. The host may change them before a game starts. */
export interface Terms {
  /** The name of a shipped board, or a whole board as in a record. (default "classic") */
  board: string | Record<string, unknown>;
  /** (default "official") */
  rules: PresetName | Rules;
  /** Seconds per choice; `null` for no clock. */
  clock: Clock | null;
  /** Whether the table is in the list of public tables. (default false) */
  public: boolean;
  /** Whether people may chat and react. (default true) */
  chat: boolean;
  /** Whether bots react too, if chat is on. (default true) */
  bot_reactions: boolean;
  /** (default true) */
  shuffle_seats: boolean;
  /** Whether players may ask how safe their tiles are, and for hints of the coach. (default false) */
  hints: boolean;
  /**
   * Whether games change the ratings of the people. Each person must be a player. The table needs a clock,
   * the official rules and one of the server's boards, and must not allow hints. (default false)
   */
  rated: boolean;
}

/** The host changed the terms. */
export interface TermsChanged {
  event: "terms-changed";
}

/** (1–99) */
export type Tile = number;

/** The odds of a tile in this round, estimated from what the seat can see. */
export interface TileOdds {
  tile: number;
  /** The probability that the tile costs no minus points. */
  safe: number;
  /** The standard error of `safe`. */
  safe_error: number;
  /** The expected minus points; negative for plus points. */
  cost: number;
  /** The standard error of `cost`. */
  cost_error: number;
}

/** The row to which a tile would have gone as the board stood, and its minus points there. */
export interface TilePlace {
  tile: number;
  /** The index of the row, from 0. */
  row: number;
  /** Minus points; negative for plus points. */
  cost: number;
}

/** (1–2 items) */
export type Tiles = Tile[];

/** One game of a chart over time. */
export interface Timeline {
  id: string;
  ended: number;
  place: number;
  players: number;
  points: number;
  quality: number | null;
}

/** Gives access to a seat. (43 characters, `^[A-Za-z0-9_-]+$(?!\n)`) */
export type Token = string;

/** A seat took `count` tiles of the completed row (0 with a full hand, R16); the rest went into the box (R13). */
export interface Took {
  event: "took";
  seat: number;
  count: number;
  tiles: number[] | null;
}

/** A seat took back the tiles it had laid face down (R22). */
export interface TookBack {
  event: "took-back";
  seat: number;
}

/** A person took over a bot's seat, or returned to their own. */
export interface TookOver {
  event: "took-over";
  who: number;
  name: string;
}

/** The host refused a person a free seat. */
export interface TurnedAway {
  event: "turned-away";
  name: string;
}

/** A seat laid `tile`, which was once in a completed row: the seat had kept it or bought it from the box. */
export interface TurnedUp {
  type: "turned-up";
  seat: number;
  tile: number;
}

/** Remove the block of a person. */
export interface Unblock {
  /** (0–32 characters) */
  id: string;
}

/**
 * A new version of the table: its events, and the parts that changed. Unchanged parts are omitted.
 *
 * It may bring the versions just before it too: then the parts are those that changed since the version before these.
 */
export interface Update {
  type: "update";
  version: number;
  events: TableOrGameEvent[];
  table?: TableInfo;
  /** The client's seat, if it has changed. */
  seat?: number | null;
  position?: Position | null;
  /** Replaces a whole position if only these two fields have changed. */
  screens?: Screens;
  waits?: Wait[];
  /** The versions that were stored together with this one, oldest first; their events come before `events`. */
  earlier?: Missed[];
}

/** The id of an uploaded record, and the link to its replay. */
export interface Uploaded {
  id: string;
  link: string;
}

/** The secret of a link to another device. */
export interface UseLink {
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  secret: string;
}

/** Allow this device to play at one table as the player to whom a link was mailed; `secret` is the device's own. */
export interface UseSeatLink {
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  link: string;
  /** 43 random characters. (`^[A-Za-z0-9_-]{43}$(?!\n)`) */
  secret: string;
  /** The player's name for the device, such as `Firefox, Linux`. (0–60 characters, default "") */
  device?: string;
}

/**
 * An awaited seat and its remaining milliseconds; `null` if no clock runs.
 *
 * The milliseconds of a bot are the time until it lays, in which the only person can take back.
 */
export interface Wait {
  seat: number;
  ms: number | null;
}

/** Numbers of people who wait, by pace. */
export interface WaitingCounts {
  now: number;
  day: number;
}

/** The answer to `hello`, `sit`, `claim` and `refresh`: the complete current state for this client. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  /** The server's version. */
  server: string;
  version: number;
  /** The client's new token: store it before sending `sit`. `null` if the client already has one. */
  token: Token | null;
  /** The client's seat; `null` for a spectator. */
  seat: number | null;
  table: TableInfo;
  /** `null` before the first game. */
  position: Position | null;
  waits: Wait[];
  /** The events since the requested version, oldest first. */
  missed: Missed[];
  /**
   * The seat that the client held in the running game: `sit` returns to it while a bot plays there, unless it is
   * `closed`. Omitted if there is none.
   */
  own?: number;
  /** The id of the client's player; omitted for guests. */
  player?: string;
  /** Whether `table.asking` is the client's own request; omitted if not. */
  asks?: boolean;
  /** The number of the client's own request in `table.applicants`; omitted if there is none. */
  applies?: number;
}

/** A person's last connection has closed. */
export interface WentAway {
  event: "went-away";
  who: number;
}

/** The player's games with this number of players. A shared win counts as a fraction of a win. */
export interface WinShare {
  players: number;
  games: number;
  wins: number;
  /** The number of wins that would be fair: games divided by players. */
  fair: number;
}

/** Withdraw the client's own request for a seat. */
export interface WithdrawAsk {
  type: "withdraw-ask";
  id: RequestId;
}
