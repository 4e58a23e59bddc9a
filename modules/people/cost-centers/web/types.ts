import type {
  CostCentersByUnitQuery,
  CostCenterUnitsQuery,
  ContractsToSplitQuery,
  CostCenterGroupsQuery,
  CostCentersByBusinessQuery,
  CostCentersByContractQuery,
} from '#generated/documents/graphql.ts'

export type SplitContract = ContractsToSplitQuery['userContracts'][number]
export type Group = CostCenterGroupsQuery['costCenterGroups'][number]
export type Center = CostCentersByBusinessQuery['costCentersByBusiness'][number]
export type Part = CostCentersByContractQuery['costCentersByContract'][number]
export type ByUnit = CostCentersByUnitQuery['costCentersByUnit'][number]
export type UnitCenter = CostCenterUnitsQuery['costCenterUnits'][number]
