import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { CreateTransferFile } from './documents.ts'

type Props = { monthId: string; reason: string | undefined }

/** The list of what is left to pay, for the bank. */
export function TransferFile({ monthId, reason }: Props) {
  const make = useAction(CreateTransferFile, {
    done: ({ transfers, withoutAccount }) =>
      withoutAccount === 0
        ? `Nómina con ${transfers} transferencias`
        : `Nómina con ${transfers} transferencias; ${withoutAccount} sin cuenta quedaron fuera`,
    after: ({ url, name }) => save(url, name),
  })
  return (
    <ActionButton
      permission="transfers.update"
      disabled={reason}
      onClick={() => make.run({ input: { payrollMonthId: monthId } })}
    >
      Nómina para el banco
    </ActionButton>
  )
}

/** The server answers an attachment: no page is left. */
function save(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
