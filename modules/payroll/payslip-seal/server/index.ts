export { readSeal, sealedNumbers, sealer, sealNumbers, useSealSecret } from './seal.ts'
