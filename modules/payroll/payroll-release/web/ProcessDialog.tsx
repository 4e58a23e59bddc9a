import { bankList, byCode } from '#chile/catalogues.ts'
import { PayrollProcess, UpdatePayrollProcess } from '#generated/operations/payroll-release.ts'
import { PayingAccounts } from '#generated/operations/parts/payroll-release.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ProcessSheet } from '../model/process-sheet.ts'
import type { Entry } from './types.ts'

/** The process that is described. */
type Described = Pick<Entry, 'payrollMonthId' | 'businessId' | 'businessName' | 'activity'>

type Account = { bankCode: string | null; accountIdentifier: string | null }

const nameOf = ({ bankCode, accountIdentifier }: Account): string =>
  [byCode(bankList, bankCode)?.name, accountIdentifier].filter(Boolean).join(' ')

/** Who answers for a process, what it is about, and from which account it is paid. */
export function ProcessDialog({ entry, form }: { entry: Described; form: OpenForm }) {
  const { payrollMonthId, businessId } = entry
  const process = useDetail(PayrollProcess, { input: { payrollMonthId } })
  const save = useAction(UpdatePayrollProcess, { done: 'Proceso actualizado' })
  const facts = process.data?.payrollProcess
  const waiting = process.error ? (
    <LoadProblem error={process.error} retry={process.reload} />
  ) : (
    !facts && <PageSkeleton header={false} />
  )
  return (
    <FormDialog
      title={`${entry.activity}, ${entry.businessName}`}
      waiting={waiting}
      action={save}
      more={{ payrollMonthId, version: facts?.version }}
      initial={{
        responsible: facts?.responsibleId ?? null,
        description: facts?.description ?? null,
        bankAccountId: facts?.bankAccountId ?? null,
      }}
      // Who may not see accounts leaves the one that pays.
      toInput={(values) => ({
        responsible: values['responsible'] ?? null,
        description: values['description'] ?? null,
        bankAccountId:
          'bankAccountId' in values ? values['bankAccountId'] : (facts?.bankAccountId ?? null),
      })}
      form={form}
    >
      <Fields businessId={businessId} />
    </FormDialog>
  )
}

function Fields({ businessId }: { businessId: string }) {
  const accounts = useDetail(
    PayingAccounts,
    { input: { businessId } },
    { needs: 'bankAccounts.read' },
  )
  return (
    <>
      <Field of={ProcessSheet} name="responsible" />
      {accounts.data && (
        <Field
          of={ProcessSheet}
          name="bankAccountId"
          options={accounts.data.bankAccountsBusiness.map((account) => ({
            value: account.id,
            label: nameOf(account),
          }))}
        />
      )}
      <Field of={ProcessSheet} name="description" />
    </>
  )
}
