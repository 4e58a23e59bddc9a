import { Skeleton } from 'antd'
import { useState } from 'react'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { formatNumber, formatPesos, formatUf } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { NetToGrossQuery } from '#generated/documents/graphql.ts'
import { type Asked, Explained, treeOf } from '#modules/payroll/payslips/web/index.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type AskedNet, askedOf } from './net-address.ts'
import { ExplainNetToGross, NetToGross } from '#generated/operations/scenarios.ts'
import { NetForm } from './NetForm.tsx'
import './scenarios.css'

type Net = NetToGrossQuery['netToGross']

/** «Líquido pactado»: the salary that leaves an agreed net, and the payslip that it makes. */
export default function NetPage() {
  const [search] = useAddressParams()
  const asked = askedOf(search)
  return (
    <section className="sc-net">
      <PageHeader
        title="Líquido pactado"
        context="El menor sueldo base que deja el líquido acordado, peso por peso"
      />
      <NetForm asked={asked} />
      {asked ? (
        <Answer asked={asked} />
      ) : (
        <EmptyState title="¿Cuánto debe recibir?">
          Con un contrato se usan sus datos y lo que tenga ingresado en el mes; sin él, los que se
          indiquen aquí.
        </EmptyState>
      )}
    </section>
  )
}

function Answer({ asked }: { asked: AskedNet }) {
  const answer = useDetail(NetToGross, { input: asked }, { keep: true })
  const [code, setCode] = useState<string>()
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  const net = answer.data?.netToGross
  if (!net) return <Skeleton active />
  return (
    <>
      <Figures
        label="Resultado"
        figures={[
          {
            label: 'Sueldo base',
            value: <Amount value={net.salary} />,
            hint: net.name ? `${net.name}: hoy ${today(net)}` : 'El menor que lo alcanza',
          },
          { label: 'Líquido', value: <Amount value={net.net} />, hint: monthLabel(net.yearMonth) },
          { label: 'Costo empresa', value: <Amount value={net.employerCost} /> },
        ]}
      />
      {net.assumptions.length > 0 && (
        <p className="soft">Supuestos: {net.assumptions.join('; ')}.</p>
      )}
      {net.userId && net.contractId && (
        <ActionButton
          look="primary"
          permission="contracts.update"
          to={`${pathTo('ficha/:id', { id: net.userId })}/datos-contrato?contrato=${
            net.contractId
          }&sueldo=${net.salary}`}
        >
          Usar como sueldo base desde…
        </ActionButton>
      )}
      <div className="sc-net-lines">
        {net.sections
          .filter(({ key, lines }) => key !== 'totals' && lines.length > 0)
          .map((section) => (
            <Lines key={section.key} section={section} ask={setCode} />
          ))}
      </div>
      <Why asked={asked} code={code} onAsk={setCode} />
    </>
  )
}

const today = ({ currentSalary, currentCurrency }: Net): string =>
  currentCurrency === 'UF' ? formatUf(currentSalary ?? '0') : formatPesos(currentSalary ?? '0')

type LinesProps = { section: Net['sections'][number]; ask: (code: string) => void }

const Lines = ({ section, ask }: LinesProps) => (
  <section>
    <h2>{section.label}</h2>
    <table>
      <tbody>
        {section.lines.map(({ code, label, detail, amount }) => (
          <tr key={code}>
            <th scope="row">
              {label} {detail && <span className="soft tabular">{detail}</span>}
            </th>
            <td>
              <button
                type="button"
                className="sc-link tabular"
                aria-label={`${label}: ${formatPesos(amount)}. Ver por qué`}
                onClick={() => ask(code)}
              >
                {formatPesos(amount)}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td className="tabular">${formatNumber(section.total)}</td>
        </tr>
      </tfoot>
    </table>
  </section>
)

type WhyProps = { asked: AskedNet; code: string | undefined; onAsk: (code?: string) => void }

/** «¿Por qué este monto?» of a payslip that nobody has stored. */
function Why({ asked, code, onAsk }: WhyProps) {
  const asks = code === undefined ? null : { input: { ...asked, code } }
  const answer = useDetail(ExplainNetToGross, asks)
  const tree = answer.data ? treeOf(answer.data.explainNetToGross) : undefined
  return (
    <SidePanel
      open={code !== undefined}
      onClose={() => onAsk(undefined)}
      width={560}
      title="¿Por qué este monto?"
    >
      {answer.error && <LoadProblem error={answer.error} retry={answer.reload} />}
      {answer.loading && <Skeleton active paragraph={{ rows: 8 }} />}
      {tree && (
        <Explained key={tree.code} node={tree} open={({ code: next }: Asked) => onAsk(next)} />
      )}
    </SidePanel>
  )
}
