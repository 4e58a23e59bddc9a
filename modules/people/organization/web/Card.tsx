import type { ComponentProps } from 'react'
import type { OrgChartQuery } from '#generated/documents/graphql.ts'
import { Person } from '#platform/web/kit/Avatar.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { pathTo } from '#platform/web/screens.ts'

type Root = OrgChartQuery['orgChart']['roots'][number]

/** Somebody of the chart. The last level of an answer has no children, of whatever depth it is. */
export type Node = Omit<Root, 'children'> & { readonly children?: readonly Node[] }

type Props = Omit<ComponentProps<'div'>, 'className'> & { node: Omit<Node, 'children'> }

/** Somebody in a box: who they are, what they do, and where. */
export function Card({ node, children, ...rest }: Props) {
  const { id, person, opens, orgUnit, isHighlight } = node
  const who = <Person name={person.name} url={person.avatar} hint={person.title} />
  return (
    <div {...rest} className={isHighlight ? 'oc-card oc-lit' : 'oc-card'}>
      {opens ? (
        <Link to={pathTo('ficha/:id', { id })} className="oc-person">
          {who}
        </Link>
      ) : (
        who
      )}
      <span className="soft oc-place">
        {[person.department, orgUnit].filter(Boolean).join(' · ')}
      </span>
      {children}
    </div>
  )
}
