import { CompanySecurity, UpdateCompanySecurity } from '#generated/operations/companies.ts'
import { SecondFactorRule } from '#modules/company/second-factor/model/factor.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

/** Which people must use a second factor by the company's rule. */
export default function SecurityTab() {
  const { data, error, reload } = useDetail(CompanySecurity)
  const update = useAction(UpdateCompanySecurity, { done: 'Regla guardada' })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { secondFactor } = data.companySecurity
  const asked = secondFactor === 'MANAGERS'
  return (
    <Panel
      title="Segundo factor al ingresar"
      text="Un código del teléfono o una llave, además de la contraseña. Se agrega en «Mi cuenta»."
      action={
        <ActionButton
          permission="company.update"
          confirm={asked ? undo : ask}
          onClick={() => update.run({ input: { secondFactor: asked ? 'OPTIONAL' : 'MANAGERS' } })}
        >
          {asked ? 'Dejarlo opcional' : 'Hacerlo obligatorio'}
        </ActionButton>
      }
    >
      <p>
        <StatusTag tone={asked ? 'success' : 'neutral'}>
          {SecondFactorRule.label(secondFactor)}
        </StatusTag>
      </p>
    </Panel>
  )
}

const ask =
  'Gerencias y quienes administran, usted también, deberán agregar uno para seguir trabajando. ' +
  'Los demás pueden agregarlo si quieren.'
const undo = 'Quienes ya lo agregaron lo conservan. Nadie más deberá agregarlo.'
