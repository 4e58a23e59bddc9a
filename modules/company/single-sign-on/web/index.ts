export { ProviderProof } from './ProviderProof.tsx'
