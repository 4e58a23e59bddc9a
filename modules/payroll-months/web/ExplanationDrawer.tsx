import { LeftOutlined } from '@ant-design/icons'
import { Button, Drawer, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { useNarrow } from '#platform/web/useNarrow.ts'
import { Explain } from './documents.ts'
import { ingredientsOf, kindLabels, notesOf, type TreeNode, treeOf } from './explanation.ts'

type Props = {
  payrollMonthId: string
  contractId: string
  /** The concept that is asked about; none closes the drawer. */
  code: string | null
  onClose: () => void
}

/** «¿Por qué este monto?»: the formula in words, what it is made of, and where each figure comes from. */
export function ExplanationDrawer({ payrollMonthId, contractId, code, onClose }: Props) {
  const [path, setPath] = useState<string[]>([])
  const narrow = useNarrow()
  useEffect(() => setPath(code ? [code] : []), [code])
  const asked = path.at(-1) ?? code
  const detail = useDetail(
    Explain,
    { input: { payrollMonthId, contractId, code: asked ?? '' } },
    { enabled: asked !== null, keep: true },
  )
  const tree = detail.data ? treeOf(detail.data.explainPayslip) : undefined
  return (
    <Drawer
      open={code !== null}
      onClose={onClose}
      size={narrow ? '100%' : 520}
      title={
        <span className="pm-drawer-title">
          {path.length > 1 && (
            <Button
              type="text"
              aria-label="Volver al concepto anterior"
              icon={<LeftOutlined />}
              onClick={() => setPath(path.slice(0, -1))}
            />
          )}
          ¿Por qué este monto?
        </span>
      }
    >
      {detail.error && <LoadProblem error={detail.error} retry={detail.reload} />}
      {!tree && !detail.error && <Skeleton active paragraph={{ rows: 8 }} />}
      {tree && <Explained node={tree} open={(next) => setPath([...path, next])} />}
    </Drawer>
  )
}

function Explained({ node, open }: { node: TreeNode; open: (code: string) => void }) {
  const ingredients = ingredientsOf(node)
  return (
    <article className="pm-explained" aria-live="polite">
      <header>
        <h2>{node.label ?? node.code}</h2>
        <p className="pm-explained-value tabular">{node.shown}</p>
        {node.note && <p className="soft">{node.note}</p>}
      </header>
      <section>
        <h3>Fórmula</h3>
        <pre className="pm-formula">{node.text.trim()}</pre>
        {notesOf(node).map((note) => (
          <p key={note} className="pm-note">
            {note}
          </p>
        ))}
        {node.rounding && <p className="pm-note">{node.rounding}</p>}
      </section>
      {ingredients.length > 0 && (
        <section>
          <h3>De qué se compone</h3>
          <ul className="pm-ingredients">
            {ingredients.map((item) => (
              <Ingredient key={`${item.index}`} item={item} open={open} />
            ))}
          </ul>
        </section>
      )}
      {(node.law ?? node.source) && (
        <footer>
          <h3>De dónde viene</h3>
          <p>{node.law ?? node.source}</p>
        </footer>
      )}
    </article>
  )
}

function Ingredient({ item, open }: { item: TreeNode; open: (code: string) => void }) {
  const { code } = item
  const opens = item.kind === 'concept' && code
  return (
    <li>
      <div className="pm-ingredient">
        <span className="pm-ingredient-name">
          {opens ? (
            <button type="button" className="pm-link" onClick={() => open(code)}>
              {item.label ?? code}
            </button>
          ) : (
            <span>{item.label ?? code}</span>
          )}
          <span className="soft">{kindLabels[item.kind] ?? ''}</span>
        </span>
        <span className="tabular pm-ingredient-value">{item.shown}</span>
      </div>
      {item.bracket && <p className="pm-note">{item.bracket}</p>}
      {item.source && (
        <p className="soft pm-source">
          {item.source}
          {item.since ? ` · vigente desde ${item.since}` : ''}
        </p>
      )}
    </li>
  )
}
