import { OrgChart } from '#generated/operations/organization.ts'
import { request } from '#platform/web/api/api.ts'
import { LEVELS_AT_MOST } from '../model/limits.ts'
import type { Node } from './node.ts'
import { type Place, teamOf } from './place.ts'

/** The part of the chart that is looked at. */
type Looked = Omit<Place, 'from'>

/**
 * The chart of a place with everything that is under it, however little of it is open on the page:
 * from the top, or from a box down.
 */
export async function wholeOf(looked: Looked, root: string | undefined): Promise<Node[]> {
  const first = await answerOf(looked, root, 0)
  let roots: readonly Node[] = first.roots
  while (root === undefined && roots.length < first.roots.length + first.moreRoots) {
    const next = await answerOf(looked, root, roots.length)
    if (next.roots.length === 0) break
    roots = [...roots, ...next.roots]
  }
  return completed(looked, roots)
}

async function completed(looked: Looked, nodes: readonly Node[]): Promise<Node[]> {
  const done: Node[] = []
  for (const node of nodes) {
    const below = node.hasChild ? await completed(looked, await childrenOf(looked, node)) : []
    done.push({ ...node, children: below })
  }
  return done
}

/** All that stand under a box: an answer has so many at once, and goes so deep. */
async function childrenOf(looked: Looked, { id, children = [], moreChildren }: Node) {
  let all: readonly Node[] = children
  let more = all.length === 0 ? 1 : moreChildren
  while (more > 0) {
    const { roots } = await answerOf(looked, id, all.length)
    const [again] = roots
    if (!again || again.children.length === 0) break
    all = [...all, ...again.children]
    more = again.moreChildren
  }
  return all
}

async function answerOf(looked: Looked, id: string | undefined, skip: number) {
  const { orgChart } = await request(OrgChart, teamOf(looked, id, skip, LEVELS_AT_MOST))
  return orgChart
}
