import { catalog } from '#platform/model/catalog.ts'

/** What the boxes of a chart are: people under their supervisors, or units under each other. */
export const ChartMode = catalog('OrgChartMode', { PERSON: 'Personas', UNIT: 'Unidades' })
