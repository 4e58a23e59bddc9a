import { VacationConfig, VacationContracts } from '#generated/operations/vacations.ts'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { daysNumber, daysWords } from '../model/words.ts'
import type { Config } from './Balance.tsx'
import type { ContractItem } from './types.ts'

/** The days that whoever is signed in may still ask for, and the way to ask. */
export default function BalanceBlock() {
  const { hasRecord, acting } = useMe()
  const { data } = useDetail(
    VacationContracts,
    { input: { userId: null } },
    { enabled: hasRecord && !acting },
  )
  const contract = data?.vacationContracts.find(({ ended }) => !ended)
  return contract?.canSeeBalance ? <Left contract={contract} /> : null
}

function Left({ contract: { id, canAsk } }: { contract: ContractItem }) {
  const input = { userContractId: id }
  const { data } = useDetail(VacationConfig, { input }, { needs: 'vacationConfig.read' })
  if (!data) return null
  const free = Number(data.vacationConfig.totalBalance) - Number(data.vacationConfig.reserved)
  return (
    <Panel
      title="Mis vacaciones"
      action={
        <ActionButton to={pathTo('vacaciones')}>
          {canAsk ? 'Pedir vacaciones' : 'Ver mis vacaciones'}
        </ActionButton>
      }
    >
      <Figures
        label="Mis vacaciones"
        figures={[
          {
            label: 'Disponibles',
            value: daysNumber(String(free)),
            hint: hintOf(data.vacationConfig),
            to: pathTo('vacaciones'),
            ...(free < 0 ? { tone: 'danger' as const } : {}),
          },
        ]}
      />
    </Panel>
  )
}

const hintOf = ({ totalBalance, reserved }: Config): string =>
  Number(reserved) > 0
    ? `${daysWords(totalBalance)} menos ${daysWords(reserved)} por responder`
    : 'días hábiles'
