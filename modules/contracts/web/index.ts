export { ContractHistories } from './ContractHistory.tsx'
export { ContractsTab } from './ContractsTab.tsx'
export { Closed } from './ContractView.tsx'
export { NewContractForm } from './NewContractForm.tsx'
