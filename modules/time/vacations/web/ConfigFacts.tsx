import { counted } from '#chile/counts.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { VacationAccrual } from '../model/catalogs.ts'
import type { Config } from './Balance.tsx'

/** What the account of a contract follows from. */
export const ConfigFacts = ({ config }: { config: Config }) => (
  <dl className="mg-facts">
    {factsOf(config).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const factsOf = (config: Config): readonly (readonly [label: string, value: string])[] => [
  ['Días legales al año', String(config.daysAYear)],
  ['Zona de 20 días (art. 67)', config.art67 ? 'Sí' : 'No'],
  ['Se ganan', VacationAccrual.label(config.accrual)],
  ['Con otros empleadores', recognized(config)],
  [
    'Saldo de partida',
    config.balanceAdjustmentDate ? `Al ${formatDate(config.balanceAdjustmentDate)}` : 'Sin fijar',
  ],
]

function recognized({ progressiveMonths, recognizedOn }: Config): string {
  if (progressiveMonths === 0 || !recognizedOn) return 'Sin años reconocidos'
  const months = counted(progressiveMonths, 'mes', 'meses')
  return `${months}, acreditados el ${formatDate(recognizedOn)}`
}
