import { publicId } from './ids.ts'

/** The images of a company that anybody sees: its logo, and the background of its sign-in page. */
export const companyImages = ['logo', 'ingreso'] as const
export type CompanyImage = (typeof companyImages)[number]

/**
 * Where a browser finds an image of a company; null where there is none. They are public, since who
 * has not signed in yet sees them; the number of the file makes a new image a new address.
 */
export const companyImageAddress = (
  slug: string,
  image: CompanyImage,
  fileId: number | null,
): string | null =>
  fileId === null ? null : `/imagenes/${slug}/${image}?v=${publicId('file', fileId)}`
