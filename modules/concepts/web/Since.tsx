import { Form } from 'antd'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'

const asked = '¿Desde qué mes rige?'

/** Asks from which month what was written holds. */
export const Since = () => (
  <Section
    title={asked}
    text="Los meses anteriores conservan lo que tenían, y las liquidaciones cerradas no cambian."
  >
    <Form.Item name="validFrom" label="Rige desde" rules={[{ required: true, message: asked }]}>
      <MonthSelector arrows={false} />
    </Form.Item>
  </Section>
)
