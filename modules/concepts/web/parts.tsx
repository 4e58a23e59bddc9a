import { Link } from 'react-router'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { Origin } from '#modules/concept-library/model/catalogs.ts'
import './concepts.css'

type Coded = { code: string | null; title: string | null; origin: string | null }

const tones = { COMPANY: 'primary', USUAL: 'accent', LAW: 'neutral' } as const
const toneOf = (origin: string) =>
  origin === 'COMPANY' || origin === 'USUAL' ? tones[origin] : tones.LAW

export const OriginTag = ({ origin }: { origin: string | null }) => (
  <StatusTag tone={toneOf(origin ?? '')}>{Origin.label(origin ?? '')}</StatusTag>
)

/** Name over code, as the link to its page. */
export const nameColumn = <Row extends Coded>(path: string): Column<Row> => ({
  key: 'title',
  title: 'Nombre',
  lead: true,
  sort: 'title',
  render: ({ code, title }) => (
    <span className="mg-option">
      <Link to={pathTo(path, { code: code ?? '' })}>{title}</Link>
      <code className="soft">{code}</code>
    </span>
  ),
  text: ({ title }) => title,
})

export const codeColumn = <Row extends Coded>(): Column<Row> => ({
  key: 'code',
  title: 'Código',
  sort: 'code',
  optional: true,
  render: ({ code }) => <code>{code}</code>,
  text: ({ code }) => code,
})

export const originColumn = <Row extends Coded>(): Column<Row> => ({
  key: 'origin',
  title: 'Origen',
  sort: 'origin',
  render: ({ origin }) => <OriginTag origin={origin} />,
  text: ({ origin }) => Origin.label(origin ?? ''),
})

/** A formula as it is written. */
export const FormulaText = ({ text }: { text: string | null }) =>
  text ? (
    <pre className="con-formula">{text}</pre>
  ) : (
    <span className="soft">El valor ingresado</span>
  )

export const originFilter = { name: 'origin', label: 'Origen', options: Origin.options }
