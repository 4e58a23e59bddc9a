export { GivenSecret } from './GivenSecret.tsx'
