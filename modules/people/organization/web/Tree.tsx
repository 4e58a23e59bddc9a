import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { OrgChart } from '#generated/operations/organization.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail, useReadAhead } from '#platform/web/api/useDetail.ts'
import { Card } from './Card.tsx'
import { keepBox } from './drawn.ts'
import { moved } from './keys.ts'
import { allIn, belowOf, changedBelow, nameOf, type Node } from './node.ts'
import { type Place, teamOf } from './place.ts'

type Props = {
  roots: readonly Node[]
  more: number
  place: Place
  /** Whether the highlighted box is brought into sight. */
  flies: boolean
  tree: RefObject<HTMLUListElement | null>
}

/**
 * People in boxes under those they report to, or units under each other; on a narrow screen, an
 * indented list.
 */
export function Tree({ roots, more, place, flies, tree }: Props) {
  const highlighted = roots.flatMap(allIn).find(({ isHighlight }) => isHighlight)?.id
  useEffect(() => {
    const box = tree.current?.querySelector('.oc-lit')
    if (highlighted && flies) box?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [highlighted, flies, tree])
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (tree.current && moved(tree.current, event)) event.preventDefault()
  }
  return (
    <div className="oc-view">
      <ul ref={tree} role="tree" aria-label="Organigrama" className="oc-tree" onKeyDown={onKeyDown}>
        {roots.map((node, at) => (
          <Branch key={node.id} node={node} place={place} first={at === 0} />
        ))}
      </ul>
      {more > 0 && (
        <p className="soft">
          {place.mode === 'UNIT'
            ? `${counted(more, 'unidad', 'unidades')} más: búsquelas por su nombre.`
            : `${counted(more, 'equipo')} más: búsquelos por su nombre.`}
        </p>
      )}
    </div>
  )
}

type BranchProps = { node: Node; place: Place; first?: boolean }

/** Somebody and, while open, who is below them. */
function Branch({ node, place, first = false }: BranchProps) {
  const given = node.children ?? []
  const [open, setOpen] = useState(given.length > 0)
  const group = useId()
  const readAhead = useReadAhead()
  const ahead = () => readAhead(OrgChart, teamOf(place, node.id, 0))
  const { hasChild, id, unit } = node
  const below = unit ? 'las unidades' : 'el equipo'
  // A search may open what was closed.
  const [seen, setSeen] = useState(given.length)
  if (seen !== given.length) {
    setSeen(given.length)
    if (given.length > 0) setOpen(true)
  }
  return (
    <li role="none" className={hasChild ? 'oc-branch oc-leader' : 'oc-branch'}>
      <Card
        ref={keepBox(node)}
        node={node}
        role="treeitem"
        aria-expanded={hasChild ? open : undefined}
        aria-owns={hasChild && open ? group : undefined}
        aria-selected={node.isHighlight}
        tabIndex={first ? 0 : -1}
      >
        {hasChild && (
          <span className="oc-actions">
            <button
              type="button"
              className="oc-toggle"
              tabIndex={-1}
              title={`${open ? 'Cerrar' : 'Abrir'} ${below} de ${nameOf(node)}`}
              onClick={() => setOpen(!open)}
              onPointerEnter={given.length > 0 ? undefined : ahead}
              onFocus={given.length > 0 ? undefined : ahead}
            >
              <span aria-hidden="true">{open ? '−' : '+'}</span>
              {belowOf(node)}
            </button>
            {node.changesBelow > 0 && <span className="oc-change">{changedBelow(node)}</span>}
            <ActionButton look="text" size="small" onClick={() => place.from(id)}>
              Ver desde aquí
            </ActionButton>
          </span>
        )}
      </Card>
      {hasChild && open && (
        <ul role="group" id={group} className="oc-group">
          {given.length > 0 ? (
            <>
              <Branches nodes={given} place={place} />
              {node.moreChildren > 0 && <More id={id} place={place} skip={given.length} />}
            </>
          ) : (
            <Fetched id={id} place={place} skip={0} />
          )}
        </ul>
      )}
    </li>
  )
}

/** So many people under each other are too many: they stand in columns. */
const MANY = 8

/** Those with a team of their own stand side by side, the others under each other. */
function Branches({ nodes, place }: { nodes: readonly Node[]; place: Place }) {
  const leaves = nodes.filter(({ hasChild }) => !hasChild)
  const drawn = (node: Node) => <Branch key={node.id} node={node} place={place} />
  return (
    <>
      {nodes.filter(({ hasChild }) => hasChild).map(drawn)}
      {leaves.length > 0 && (
        <li role="none">
          <ul role="none" className="oc-leaves" data-many={leaves.length > MANY || undefined}>
            {leaves.map(drawn)}
          </ul>
        </li>
      )}
    </>
  )
}

type Below = { id: string; place: Place; skip: number }

/** Who is below somebody, read when their team is opened. */
function Fetched({ id, place, skip }: Below) {
  const { data, error, reload } = useDetail(OrgChart, teamOf(place, id, skip))
  const [root] = data?.orgChart.roots ?? []
  if (error) {
    return (
      <li role="none">
        <LoadProblem error={error} retry={reload} />
      </li>
    )
  }
  if (!root) {
    return (
      <li role="none" className="soft">
        Cargando
      </li>
    )
  }
  const { children, moreChildren } = root
  return (
    <>
      <Branches nodes={children} place={place} />
      {moreChildren > 0 && <More id={id} place={place} skip={skip + children.length} />}
    </>
  )
}

/** The others of a large team, so many at once. */
function More(props: Below) {
  const [asked, setAsked] = useState(false)
  if (asked) return <Fetched {...props} />
  return (
    <li role="none" className="oc-branch">
      <ActionButton look="text" onClick={() => setAsked(true)}>
        {props.place.mode === 'UNIT' ? 'Ver más unidades' : 'Ver más personas'}
      </ActionButton>
    </li>
  )
}
