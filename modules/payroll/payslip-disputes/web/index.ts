export { Disputes } from './Disputes.tsx'
