export { AddTotp } from './AddTotp.tsx'
export { FactorsPanel } from './FactorsPanel.tsx'
export { RecoveryCodes } from './RecoveryCodes.tsx'
export { useAddPasskey } from './useAddPasskey.ts'
