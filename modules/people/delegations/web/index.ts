export { DelegationsPanel } from './DelegationsPanel.tsx'
export { useDelegations } from './useDelegations.ts'
