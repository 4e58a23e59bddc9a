export { readSeal, sealer, useSealSecret } from './seal.ts'
