import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateHierarchyNode = graphql(`mutation CreateHierarchyNode($input: CreateHierarchyNodeInput!) { createHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const DeleteHierarchyNode = graphql(`mutation DeleteHierarchyNode($input: DeleteHierarchyNodeInput!) { deleteHierarchyNode(input: $input) { status message error { kind message field traceId } data } }`)
export const HierarchyNodeHistory = graphql(`query HierarchyNodeHistory($input: ByIdHierarchyNode!) { hierarchyNodeHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }`)
export const HierarchyNodes = graphql(`query HierarchyNodes($input: HierarchyNodesInput) { hierarchyNodes(input: $input) { areas begins code endedOn headName headUserId id kindId kindName level name parentId people totalPeople version } }`)
export const MergeAreas = graphql(`mutation MergeAreas($input: MergeAreasInput!) { mergeAreas(input: $input) { status message error { kind message field traceId } data } }`)
export const MergeBranchOffices = graphql(`mutation MergeBranchOffices($input: MergeBranchOfficesInput!) { mergeBranchOffices(input: $input) { status message error { kind message field traceId } data } }`)
export const UpdateHierarchyNode = graphql(`mutation UpdateHierarchyNode($input: UpdateHierarchyNodeInput!) { updateHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
