import type { ReactNode } from 'react'
import type { VacationConfigQuery } from '#generated/documents/graphql.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { daysNumber, daysWords } from '../model/words.ts'

export type Config = VacationConfigQuery['vacationConfig']

/** The balance of a contract on a day, whole and by purse, with what may be claimed of it. */
export const Balance = ({ config, action }: { config: Config; action?: ReactNode }) => (
  <Panel title={`Saldo al ${formatDate(config.asOf)}`} text={claimText(config)} action={action}>
    <Figures label="Saldo de vacaciones" figures={figuresOf(config)} />
    {config.expiring.map(({ days, on }) => (
      <p key={`${on} ${days}`} className="soft vac-expiring">
        {daysWords(days)} adicionales vencen el {formatDate(on)}
      </p>
    ))}
  </Panel>
)

function figuresOf(config: Config): readonly Figure[] {
  const { totalBalance, legalBalance, progressiveBalance, additionalBalance, reserved } = config
  const free = Number(totalBalance) - Number(reserved)
  const others: readonly Figure[] = [
    { label: 'Progresivos', value: daysNumber(progressiveBalance), hint: 'por antigüedad' },
    { label: 'Adicionales', value: daysNumber(additionalBalance), hint: 'que da la empresa' },
  ]
  return [
    {
      label: 'Disponible',
      value: daysNumber(String(free)),
      hint:
        Number(reserved) > 0
          ? `${daysNumber(totalBalance)} menos ${daysWords(reserved)} en solicitudes por responder`
          : 'días hábiles',
      ...(free < 0 ? { tone: 'danger' as const } : {}),
    },
    { label: 'Legales', value: daysNumber(legalBalance), hint: `${config.daysAYear} al año` },
    // A purse in which there never was anything tells nobody anything.
    ...others.filter(({ value }) => value !== '0'),
  ]
}

/** What may be asked for as a right, and what is earned and comes with the next anniversary. */
function claimText({ claimable, legalBalance }: Config): string {
  if (Number(legalBalance) <= 0) return 'No quedan días legales ganados.'
  const claimed = Number(claimable)
  if (claimed <= 0) {
    return 'Los días legales se ganan mes a mes y son exigibles al cumplir un año de contrato.'
  }
  if (claimed >= Number(legalBalance)) return 'Todos los días legales son exigibles.'
  const rest = daysWords(String(Number(legalBalance) - claimed))
  return `${daysWords(claimable)} legales son exigibles; ${rest} lo serán al próximo aniversario.`
}
