import type { OfferLeaf, ServiceLeaf } from 'schema-dts'

import { packages, type PackageId } from '#content/catalogue/packages.ts'
import type { Package } from '#domain/pricing/packages.ts'

import { packageAudience } from '../../page/package-words.ts'
import { organizationId, serviceId, type DescribedPage } from './described-page.ts'

/** What the agency sells: the packages at the prices the page was built with (decision 1). */
export function service(page: DescribedPage): ServiceLeaf {
  const { title, description } = page
  return {
    '@type': 'Service',
    '@id': serviceId(page),
    name: title,
    description,
    serviceType: 'Web design',
    provider: { '@id': organizationId(page) },
    offers: packages.map((offer) => packageOffer(offer, page)),
  }
}

function packageOffer(
  { id, name }: Package<PackageId>,
  { context, absolute, path }: DescribedPage,
): OfferLeaf {
  const words = context.messages.pricing
  return {
    '@type': 'Offer',
    name,
    description: packageAudience(id, words),
    price: context.prices[id],
    priceCurrency: context.profile.currency,
    url: `${absolute(path)}#pricing`,
  }
}
