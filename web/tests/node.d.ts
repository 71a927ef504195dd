// The parts of Node that tests use.
declare module "node:fs" {
  export function readFileSync(path: URL | string, encoding: "utf8"): string;
  export function readdirSync(path: string): string[];
}
declare const process: { env: Record<string, string | undefined> };
