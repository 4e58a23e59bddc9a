import type { Policies, Rights } from '#access/module-access.ts'

export const operations = {
  orgChart: 'orgChart.read',
  orgChartSearch: 'orgChart.read',
  orgChartChanges: 'orgChart.read',
  orgChartProblems: 'organization.read',
} as const satisfies Policies

export const rights = {
  everybody: { orgChart: 'r' },
} as const satisfies Rights
