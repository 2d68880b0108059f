#!/usr/bin/env node
import { theme } from './command.ts';

process.exitCode = await theme(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
