export { VerifiedPaper } from './VerifiedPaper.tsx'
