import './places.graphql.ts'
import './units.graphql.ts'

export { giveUnit, unitsLedBy } from './heads.ts'
export { areaName, branchOfficeName } from './names.ts'
export { offeredNames } from './places.queries.ts'
export { placeColumns } from './places.service.ts'
export { hierarchyNodes, offeredUnits, unitAndBelow, unitName, unitNames } from './units.queries.ts'
export { requireUnit } from './units.service.ts'
