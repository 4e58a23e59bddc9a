import type { ComponentProps, CSSProperties } from 'react'
import { Person } from '#platform/web/kit/text/Person.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ChangeTags } from './ChangeTags.tsx'
import { alsoOf, headOf, nameOf, type Node, placeOf } from './node.ts'
import { useTint } from './tints.ts'

type Props = Omit<ComponentProps<'div'>, 'className'> & { node: Omit<Node, 'children'> }

/** Somebody in a box: who they are, what they do, and where; or a unit with who is at its head. */
export function Card({ node, children, ...rest }: Props) {
  const { id, person, opens, unit, isHighlight } = node
  const record = unit ? unit.headId : id
  const who = person && <Person name={person.name} url={person.avatar} hint={person.title} />
  const tint = useTint(node)
  const style: CSSProperties & Record<'--tint', string | undefined> = { '--tint': tint?.color }
  return (
    <div
      {...rest}
      className={isHighlight ? 'oc-card oc-lit' : 'oc-card'}
      data-tint={tint?.place}
      data-change={node.changes[0]}
      style={style}
    >
      {unit && <strong>{nameOf(node)}</strong>}
      {unit?.vacant && <em className="oc-vacant">{headOf(node)}</em>}
      {opens && record ? (
        <Link to={pathTo('ficha/:id', { id: record })} className="oc-person">
          {who}
        </Link>
      ) : (
        who
      )}
      <span className="soft oc-place">{placeOf(node)}</span>
      <ChangeTags kinds={node.changes} />
      {alsoOf(node) && <span className="soft oc-place">{alsoOf(node)}</span>}
      {children}
    </div>
  )
}
