import type { Column } from '../kit/list/columns.tsx'
import { StatusTag } from '../kit/record/StatusTag.tsx'

/** Whether a template is published, and which version. */
export const publishedColumn: Column<{ readonly published: number }> = {
  key: 'published',
  title: 'Publicada',
  text: ({ published }) => published,
  render: ({ published }) =>
    published > 0 ? (
      <StatusTag tone="success">{`Versión ${published}`}</StatusTag>
    ) : (
      <StatusTag tone="neutral">Sin publicar</StatusTag>
    ),
}
