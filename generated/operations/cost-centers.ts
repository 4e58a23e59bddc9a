import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CostCenterGaps = graphql(`query CostCenterGaps($filter: CostCenterGapFilter, $page: Page, $sort: CostCenterGapsSort, $counted: Boolean = true) { costCenterGaps(filter: $filter, page: $page, sort: $sort) { rows { businessName fullname groupName id key percentage rut userId } total @include(if: $counted) } }`)
export const CostCentersByBusiness = graphql(`query CostCentersByBusiness($input: CostCentersByBusinessInput) { costCentersByBusiness(input: $input) { businessId businessName code contracts groupId id level name parentId status version } }`)
export const CostCentersByContract = graphql(`query CostCentersByContract($input: CostCentersByContractInput!) { costCentersByContract(input: $input) { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } }`)
export const CreateCostCenterNode = graphql(`mutation CreateCostCenterNode($input: CreateCostCenterNodeInput!) { createCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const DeleteCostCenterNode = graphql(`mutation DeleteCostCenterNode($input: ByIdCostCenter!) { deleteCostCenterNode(input: $input) { status message error { kind message field traceId } data } }`)
export const SaveCostCenterSplit = graphql(`mutation SaveCostCenterSplit($input: SaveCostCenterSplitInput!) { saveCostCenterSplit(input: $input) { status message error { kind message field traceId } data { parts { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } } } }`)
export const UpdateCostCenterNode = graphql(`mutation UpdateCostCenterNode($input: UpdateCostCenterNodeInput!) { updateCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
