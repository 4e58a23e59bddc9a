import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { Lines } from '#platform/web/kit/form/form-hooks.tsx'
import { MOST_REPRESENTATIVES, Representative } from '../model/business.ts'

const { name, rut, jobTitle } = Representative.fields

/** Who signs for a razón social, one row each, in the order in which they sign. */
export const Representatives = () => (
  <section className="mg-section">
    <div className="mg-section-head">
      <h2>Representantes legales</h2>
      <p className="soft">Firman los contratos y finiquitos, en este orden.</p>
    </div>
    <Lines name="representatives">
      {({ lines, add, remove, problems }) => (
        <>
          {lines.map(({ key, at }) => (
            <div key={key} className="mg-fields bo-signer">
              <FreeField field={name} name={['representatives', at, 'name']} inner={[at, 'name']} />
              <FreeField field={rut} name={['representatives', at, 'rut']} inner={[at, 'rut']} />
              <FreeField
                field={jobTitle}
                name={['representatives', at, 'jobTitle']}
                inner={[at, 'jobTitle']}
              />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Quitar al representante ${at + 1}`}
                onClick={() => remove(at)}
              />
            </div>
          ))}
          {problems}
          {lines.length < MOST_REPRESENTATIVES && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
              Agregar representante
            </Button>
          )}
        </>
      )}
    </Lines>
  </section>
)
