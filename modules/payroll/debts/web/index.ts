export { Debtors } from './Debtors.tsx'
export { OwedPanel } from './OwedPanel.tsx'
