export { AddTotp } from './AddTotp.tsx'
export { FactorsPanel, type Guard } from './FactorsPanel.tsx'
export { RecoveryCodes } from './RecoveryCodes.tsx'
export { useAddPasskey } from './useAddPasskey.ts'
