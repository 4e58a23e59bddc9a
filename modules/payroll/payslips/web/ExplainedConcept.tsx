import { useEffect, useRef } from 'react'
import { formatMoment } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { SourceLink } from '#platform/web/kit/text/SourceLink.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useRemembered } from '#platform/web/api/storage.ts'
import { ingredientsOf, kindLabels, pieces, type TreeNode } from './explanation.ts'

export type Asked = { code: string; label?: string }
type Open = (asked: Asked) => void

type ExplainedProps = {
  node: TreeNode
  open: Open
  /** The page where entered values are changed, for readers who may. */
  entries?: string
}

/** One concept, as an accountant explains it to the person whose pay it is. */
export function Explained({ node, open, entries }: ExplainedProps) {
  const { shown, zero } = ingredientsOf(node)
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever reads with ears hears that another concept is open.
  useEffect(() => title.current?.focus(), [])
  return (
    <article className="pm-explained">
      <header>
        <h2 ref={title} tabIndex={-1}>
          {node.label ?? node.code}
        </h2>
        <p className="pm-explained-value tabular">{node.shown}</p>
      </header>
      <Numbers node={node} />
      {shown.length > 0 && (
        <section>
          <h3>De qué se compone</h3>
          <ul className="pm-ingredients">
            {shown.map((item, at) => (
              <Ingredient
                key={item.index}
                item={item}
                open={open}
                entries={entries}
                again={item.source === shown[at - 1]?.source}
              />
            ))}
          </ul>
          {zero > 0 && (
            <p className="soft pm-zero">
              {zero === 1
                ? 'Otro concepto está en cero.'
                : `Otros ${zero} conceptos están en cero.`}
            </p>
          )}
        </section>
      )}
      <Formula node={node} />
      {node.law && (
        <footer className="pm-law">
          <h3>Qué norma lo ordena</h3>
          <p>{node.law}</p>
        </footer>
      )}
    </article>
  )
}

type Way = 'words' | 'formula'
const asWay = (value: unknown): Way | undefined =>
  value === 'words' || value === 'formula' ? value : undefined

function Formula({ node }: { node: TreeNode }) {
  const [way, setWay] = useRemembered<Way>('explicación', 'words', asWay)
  return (
    <section>
      <div className="pm-explained-head">
        <h3>Cómo se calcula</h3>
        <ViewSwitch<Way>
          size="small"
          aria-label="Cómo se muestra"
          value={way}
          onChange={setWay}
          options={[
            { value: 'words', label: 'En palabras' },
            { value: 'formula', label: 'Fórmula' },
          ]}
        />
      </div>
      {way === 'words' ? (
        node.words && <Words text={node.words} />
      ) : (
        <pre className="pm-formula">{node.text.trim()}</pre>
      )}
      {node.note && <p className="soft pm-rule-note">{node.note}</p>}
    </section>
  )
}

const Line = ({ text }: { text: string }) =>
  pieces(text).map(({ text: piece, name }, index) =>
    name ? <b key={index}>{piece}</b> : <span key={index}>{piece}</span>,
  )

function Words({ text }: { text: string }) {
  const lines = text.split('\n')
  if (lines.length === 1) {
    return (
      <p className="pm-words">
        <Line text={text} />
      </p>
    )
  }
  return (
    <ul className="pm-words">
      {lines.map((words) => (
        <li key={words}>
          <Line text={words} />
        </li>
      ))}
    </ul>
  )
}

/** The formula with the numbers of this payslip, what was decided on the way, and the rounding. */
function Numbers({ node }: { node: TreeNode }) {
  const hasNumbers = node.numbers !== null && node.numbers !== node.shown
  if (!hasNumbers && !node.whole && node.decisions.length === 0 && !node.rounding) return null
  return (
    <section>
      <h3>Con sus números</h3>
      {hasNumbers && (
        <p className="pm-numbers tabular">
          <span>{node.numbers}</span>
          <span className="pm-numbers-result">= {node.shown}</span>
        </p>
      )}
      {node.whole !== null && (
        <details className="soft">
          <summary>Ver la operación completa</summary>
          <p className="pm-numbers tabular">{node.whole}</p>
        </details>
      )}
      {node.decisions.map((decision) => (
        <p key={decision} className="pm-note">
          <Line text={decision} />
        </p>
      ))}
      {node.rounding && <p className="pm-note">{node.rounding}</p>}
    </section>
  )
}

/** `again`: the one above comes from the same source, which is said once. */
type IngredientProps = {
  item: TreeNode
  open: Open
  again: boolean
  entries: string | undefined
}

function Ingredient({ item, open, again, entries }: IngredientProps) {
  const { code, label, kind, bracket, source, since, sourceUrl } = item
  const name = label ?? code
  return (
    <li>
      <div className="pm-ingredient">
        <span className="pm-ingredient-name">
          {kind === 'concept' && code ? (
            <button
              type="button"
              className="pm-link"
              onClick={() => open({ code, label: label ?? code })}
            >
              {name}
            </button>
          ) : (
            <span>{name ?? <Nothing />}</span>
          )}
          <span className="soft">
            {bracket ?? kindLabels[kind]}
            {since && ` · desde ${since}`}
          </span>
        </span>
        <span className="tabular pm-ingredient-value">{item.shown}</span>
      </div>
      {item.details && item.details.length > 0 && (
        <ul className="soft pm-source tabular pm-details">
          {item.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <WhoEntered item={item} entries={entries} />
      {source && !again && (
        <p className="soft pm-source">
          <SourceLink source={source} url={sourceUrl} />
        </p>
      )}
    </li>
  )
}

/** Whose value it is, since when, and the way to where it is changed. */
function WhoEntered({ item, entries }: Pick<IngredientProps, 'item' | 'entries'>) {
  if (!item.enteredAt) return null
  const by = item.enteredBy ? ` por ${item.enteredBy}` : ''
  return (
    <p className="soft pm-source">
      {`Ingresado${by} el ${formatMoment(item.enteredAt)}`}
      {item.comment && `: «${item.comment}»`}
      {entries && (
        <>
          {' · '}
          <Link to={entries}>Ver en Novedades</Link>
        </>
      )}
    </p>
  )
}
