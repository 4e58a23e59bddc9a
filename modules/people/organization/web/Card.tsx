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
export const Card = ({ node, children, ...rest }: Props) => (
  <div {...rest} className="oc-card" data-highlight={node.isHighlight || undefined}>
    <Link to={pathTo('ficha/:id', { id: node.id })} className="oc-person">
      <Person name={node.person.name} url={node.person.avatar} hint={node.person.title} />
    </Link>
    <span className="soft oc-place">
      {[node.person.department, node.orgUnit].filter(Boolean).join(' · ')}
    </span>
    {children}
  </div>
)
