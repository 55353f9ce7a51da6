import type { ContactPointLeaf, OfferLeaf, OrganizationLeaf, ServiceLeaf, WebSiteLeaf } from 'schema-dts'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { type PackageId, packages } from '#content/catalogue/packages.ts'
import { founder } from '#content/catalogue/team.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import type { Office } from '#domain/offices/office.ts'
import type { Package } from '#domain/pricing/packages.ts'

import type { PageContext } from '../../page/page-context.ts'
import type { PageTopic } from '../../page/page-topic.ts'

export interface DescribedPage {
  context: PageContext
  absolute: (path: string) => string
  path: string
  title: string
  description: string
  picturePath: string
  topic: PageTopic
}

type Addressed = Pick<DescribedPage, 'absolute' | 'path'>

/** Ids of nodes that others refer to: the same on every page. */
export const organizationId = ({ absolute }: Addressed) => `${absolute('/')}#organization`
export const webSiteId = ({ absolute }: Addressed) => `${absolute('/')}#website`
export const serviceId = ({ absolute, path }: Addressed) => `${absolute(path)}#service`

/** Schema.org's days, Monday first, as the catalogue counts from 1. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export function organizationInBrief(page: DescribedPage): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': organizationId(page),
    name: agency.name,
    url: page.absolute('/'),
    logo: page.absolute('/icon-512.png'),
  }
}

/** The agency with contacts and its own survey's rating (decision 8). No `sameAs`: it has no other pages. */
export function organization(page: DescribedPage): OrganizationLeaf {
  return {
    ...organizationInBrief(page),
    email: agency.salesMailbox,
    address: agency.address,
    foundingDate: String(agency.founded),
    founder: { '@type': 'Person', name: founder.name },
    contactPoint: [
      ...agency.offices.flatMap(telephoneOf),
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: agency.supportMailbox,
        availableLanguage: [...LOCALE_CODES],
      },
    ],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating.value,
      bestRating: 5,
      worstRating: 1,
      reviewCount: claims.rating.reviews,
    },
  }
}

function telephoneOf({ country, telephone }: Office): ContactPointLeaf[] {
  if (telephone === null) return []
  const { days, from, to } = agency.openingHours
  const hoursAvailable = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(days[0] - 1, days[1]),
    opens: from,
    closes: to,
  } as const
  return [{ '@type': 'ContactPoint', contactType: 'sales', telephone, areaServed: country, hoursAvailable }]
}

export function webSite(page: DescribedPage): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(page),
    url: page.absolute('/'),
    name: agency.name,
    inLanguage: [...LOCALE_CODES],
    publisher: { '@id': organizationId(page) },
  }
}

/** The agency's packages at the prices the page was built with (decision 1). */
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
    description: words[`${id}For`],
    price: context.prices[id],
    priceCurrency: context.profile.currency,
    url: `${absolute(path)}#pricing`,
  }
}
