import type { Reach } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'

/**
 * Whose place in the chart somebody sees. The company shows it to everybody; who is restricted to
 * units sees in it the people whose records they reach.
 */
export const chartReach = ({ actor, reach }: Context): Reach =>
  actor.restriction !== null && actor.restriction.unitIds.length > 0
    ? reach('users.read')
    : reach('orgChart.read')
