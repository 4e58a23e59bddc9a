export { companyTabs } from './screens.ts'
export { useCommunes } from './useCommunes.ts'
