import './places.graphql.ts'

export { areaName, branchOfficeName } from './names.ts'
export { offeredNames } from './places.queries.ts'
export { placeColumns } from './places.service.ts'
