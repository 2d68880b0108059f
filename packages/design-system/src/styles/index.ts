export { colorHex, tokenNames, type TokenName } from './tokens.gen.ts';
