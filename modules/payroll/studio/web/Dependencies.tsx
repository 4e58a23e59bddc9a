import { Fragment, useEffect, useMemo, useRef } from 'react'
import type { Library } from '#formula/types.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { type DraftValues, formulaText } from '../model/draft.ts'
import { type Graph, type GraphNode, graphOf } from './graph.ts'

const BOX = { width: 178, height: 46, gapX: 44, gapY: 12 }
const levels = [-2, -1, 0, 1, 2] as const

/** What the concept reads and what reads it, drawn; the same as lists for who does not see it. */
export function Dependencies({ library, draft }: { library: Library; draft: DraftValues }) {
  const { code } = draft
  const text = formulaText(draft)
  const graph = useMemo(() => graphOf(library, code || 'BORRADOR', text), [library, code, text])
  return (
    <div className="st-graph">
      <Drawing graph={graph} />
      <div className="st-graph-lists">
        <Side title="Lee" empty="No lee nada: es un valor." graph={graph} level={-1} />
        <Side title="Lo leen" empty="Nada más lo lee." graph={graph} level={1} />
      </div>
    </div>
  )
}

type Placed = GraphNode & { x: number; y: number }

/** Columns by level, each centred: left what is read, right what reads. */
function placed({ nodes }: Graph): { all: Map<string, Placed>; width: number; height: number } {
  const columns = levels
    .map((level) => nodes.filter((node) => node.level === level))
    .filter((column) => column.length > 0)
  const tallest = Math.max(...columns.map((column) => column.length))
  const height = tallest * (BOX.height + BOX.gapY) + BOX.gapY
  const all = new Map<string, Placed>()
  columns.forEach((column, at) => {
    const own = column.length * (BOX.height + BOX.gapY) - BOX.gapY
    column.forEach((node, row) => {
      const x = 8 + at * (BOX.width + BOX.gapX)
      const y = (height - own) / 2 + row * (BOX.height + BOX.gapY)
      all.set(node.code, { ...node, x, y })
    })
  })
  return { all, height, width: columns.length * (BOX.width + BOX.gapX) - BOX.gapX + 16 }
}

function Drawing({ graph }: { graph: Graph }) {
  const { all, width, height } = placed(graph)
  const region = useRef<HTMLDivElement>(null)
  const open = [...all.values()].find(({ level }) => level === 0)
  const middle = open && open.x + BOX.width / 2
  useEffect(() => {
    // Where the drawing is wider than the page, what is open is in its middle.
    const place = region.current
    if (place && middle !== undefined) place.scrollLeft = middle - place.clientWidth / 2
  }, [middle])
  return (
    // The drawing may be wider than the page: the keyboard has to be able to move it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={region}
      className="st-drawing"
      role="region"
      aria-label="Dibujo de dependencias"
      tabIndex={0}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>Dependencias, dos niveles hacia cada lado</title>
        {graph.edges.map(({ from, to }) => (
          <Edge key={`${from} ${to}`} from={all.get(from)} to={all.get(to)} />
        ))}
        {[...all.values()].map((node) => (
          <Box key={node.code} node={node} />
        ))}
      </svg>
    </div>
  )
}

function Edge({ from, to }: { from: Placed | undefined; to: Placed | undefined }) {
  if (!from || !to) return null
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2]
  const [x2, y2] = [to.x, to.y + BOX.height / 2]
  const bend = Math.max(24, (x2 - x1) / 2)
  return (
    <path
      className="st-edge"
      d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
    />
  )
}

function Box({ node }: { node: Placed }) {
  const { code, label, kind, level, x, y } = node
  const shape = (
    <g
      className="st-node"
      data-kind={kind}
      data-open={level === 0}
      transform={`translate(${x} ${y})`}
    >
      <rect width={BOX.width} height={BOX.height} rx="9" />
      <text x="12" y="19" className="st-node-label">
        {cut(label, 23)}
      </text>
      <text x="12" y="36" className="st-node-code">
        {cut(code, 23)}
      </text>
      <title>{`${label} (${code})`}</title>
    </g>
  )
  if (kind !== 'concept' || level === 0) return shape
  const to = pathTo('maintenance-payroll/estudio/:code', { code })
  return (
    <Link to={to} className="st-node-link">
      {shape}
    </Link>
  )
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`

type SideProps = { title: string; empty: string; graph: Graph; level: 1 | -1 }

function Side({ title, empty, graph, level }: SideProps) {
  const near = graph.nodes.filter((node) => node.level === level)
  const beyond = level > 0 ? 2 : -2
  const far = graph.nodes.filter((node) => node.level === beyond)
  const more = graph.left[level] + graph.left[beyond]
  return (
    <section>
      <h3>{title}</h3>
      {near.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <p>
          <Names nodes={near} />
        </p>
      )}
      {far.length > 0 && (
        <p className="soft">
          Y a través de ellos: <Names nodes={far} />
        </p>
      )}
      {more > 0 && <p className="soft">Y {more} más que no se dibujan.</p>}
    </section>
  )
}

const Names = ({ nodes }: { nodes: readonly GraphNode[] }) =>
  nodes.map(({ code, label, kind }, at) => (
    <Fragment key={code}>
      {at > 0 && ', '}
      {kind === 'concept' ? (
        <Link to={pathTo('maintenance-payroll/estudio/:code', { code })}>{label}</Link>
      ) : (
        label
      )}
    </Fragment>
  ))
