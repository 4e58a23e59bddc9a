import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { yearMonthOf } from '#chile/period.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { today } from '#platform/web/look/today.ts'
import { afpOptions, NetQuestion } from '../model/net.ts'
import { candidates } from './candidates.ts'
import { type AskedNet, searchOf } from './net-address.ts'

/** What is asked: a net, and whose contract or how it would be. The address keeps it. */
export function NetForm({ asked }: { asked: AskedNet | undefined }) {
  const [, setSearch] = useAddressParams()
  const action = {
    name: 'net',
    busy: false,
    attempt: async ({ input }: { input: FormValues }) => setSearch(searchOf(input)),
  }
  return (
    <SectionForm
      action={action}
      initial={{ ...blank(), ...asked, afp: asked?.afp ?? usualAfp }}
      submit="Calcular sueldo base"
      stays
      light
    >
      <Question />
    </SectionForm>
  )
}

function Question() {
  const contract = useValue('contractId')
  return (
    <div className="mg-fields">
      <FieldList of={NetQuestion} names={['net', 'yearMonth']} autoFocus />
      <Field
        of={NetQuestion}
        name="contractId"
        wide
        placeholder="Sin contrato: con los datos de aquí"
        source={candidates}
      />
      {!contract && (
        <>
          <Field of={NetQuestion} name="contractType" />
          <Field of={NetQuestion} name="afp" options={afpOptions} />
          <FieldList of={NetQuestion} names={['planUf', 'allowances', 'gratification']} />
        </>
      )}
    </div>
  )
}

/** What the calculation takes where no AFP is named. */
const usualAfp = 'MODELO'

const blank = () => ({
  yearMonth: yearMonthOf(today()),
  contractType: 'INDEFINITE',
  afp: usualAfp,
  gratification: true,
})
