import type { PageContext } from '../../page/page-context.ts'
import type { PageTopic } from '../../page/page-topic.ts'

/** What the structured data needs of a page. */
export interface DescribedPage {
  context: PageContext
  /** The full URL of a path. */
  absolute: (path: string) => string
  path: string
  title: string
  description: string
  /** Path of its picture for sharing. */
  picturePath: string
  topic: PageTopic
}

type Addressed = Pick<DescribedPage, 'absolute' | 'path'>

/** Ids of nodes that others refer to: the same on every page. */
export const organizationId = ({ absolute }: Addressed) => `${absolute('/')}#organization`
export const webSiteId = ({ absolute }: Addressed) => `${absolute('/')}#website`
export const webPageId = ({ absolute, path }: Addressed) => `${absolute(path)}#page`
export const breadcrumbId = ({ absolute, path }: Addressed) => `${absolute(path)}#breadcrumb`
export const articleId = ({ absolute, path }: Addressed) => `${absolute(path)}#article`
export const serviceId = ({ absolute, path }: Addressed) => `${absolute(path)}#service`
