import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { formatChange, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { LateFactKind } from '../model/late-fact.ts'
import type { Answer } from './types.ts'

type Owed = Answer['owed'][number]

const groupNames: Readonly<Record<string, string>> = { EARNING: 'haber', DEDUCTION: 'descuento' }

/** What one person is owed of one closed month, concept by concept, and since when it is known. */
export function OwedBlock({ row, payIn }: { row: Owed; payIn: number | null }) {
  const { name, contractId, originMonth, originMonthId, toPay, lines, facts } = row
  const month = monthLabel(originMonth)
  const payslip = { month: originMonthId, contract: contractId }
  const [unfolded, setUnfolded] = useState(false)
  const own = lines.filter(({ group }) => group !== 'EMPLOYER')
  const employer = lines.filter(({ group }) => group === 'EMPLOYER')
  return (
    <section className="mg-surface rt-block" aria-label={`${name}, ${month}`}>
      <header>
        <div>
          <h2>{name}</h2>
          <p className="soft">
            <Link to={pathTo('liquidaciones/:month/:contract', payslip)}>{month}</Link>
            {facts.map((fact) => (
              <span key={fact.kind}>{`. ${factText(fact)}`}</span>
            ))}
          </p>
          {!row.payable && payIn !== null && (
            <p>{`Sin liquidación en ${monthLabel(payIn)}: se paga en un proceso adicional.`}</p>
          )}
        </div>
        <span className="rt-net">
          <span className="soft">Líquido</span>
          <Delta value={toPay} />
        </span>
      </header>
      <table>
        <caption className="sr-only">{`Diferencias de ${name} en ${month}`}</caption>
        <thead>
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Se pagó</th>
            <th scope="col">Debió ser</th>
            <th scope="col">Ya agregado</th>
            <th scope="col">Diferencia</th>
          </tr>
        </thead>
        <tbody>{own.map(lineOf)}</tbody>
        {employer.length > 0 && (
          <tbody>
            <tr className="rt-fold">
              <th scope="row" colSpan={4}>
                <Button
                  type="link"
                  aria-expanded={unfolded}
                  icon={unfolded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
                  onClick={() => setUnfolded(!unfolded)}
                >
                  {`Aportes del empleador (${employer.length})`}
                </Button>
              </th>
              <td data-label="Diferencia">
                {formatChange(employer.reduce((sum, { owed }) => sum + owed, 0))}
              </td>
            </tr>
            {unfolded && employer.map(lineOf)}
          </tbody>
        )}
      </table>
    </section>
  )
}

type Line = Owed['lines'][number]

const lineOf = (line: Line) => (
  <tr key={line.concept}>
    <th scope="row">
      {line.label} <span className="soft">{groupNames[line.group]}</span>
    </th>
    <td data-label="Se pagó">{pesosOf(line.paid)}</td>
    <td data-label="Debió ser">{pesosOf(line.due)}</td>
    <td data-label="Ya agregado">{pesosOf(line.posted)}</td>
    <td data-label="Diferencia">
      <strong>{formatChange(line.owed)}</strong>
    </td>
  </tr>
)

const pesosOf = (value: number) =>
  value === 0 ? <span className="soft">–</span> : formatPesos(value)

/** The moment and the author of the late fact; for a change of the law, its figures. */
function factText({ kind, detail, at, author }: Owed['facts'][number]): string {
  const label = LateFactKind.label(kind)
  return detail ? `${label}: ${detail}` : `${label}, ${author ?? 'el sistema'}, ${formatMoment(at)}`
}
