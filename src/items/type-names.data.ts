import type { ItemType } from '../contracts/item-types.js'

/** Patterns of names of schema.org's types, each with the item type that such names mean. */
export const FAMILIES: readonly (readonly [RegExp, ItemType])[] = [
  [/^(?!(?:Delivery|OnDemand|UserInteraction)Event$)[A-Z]\w*Event$/, 'event'],
  [
    /(?:Store|Shop|Restaurant|Business|Agent|Salon|Dealer|Repair|Contractor|Service|Office|Station|Hotel|Motel|Hostel|Resort|Brewery|Winery|Distillery|Bakery|Cafe|CafeOrCoffeeShop|Pub|BarOrPub|Dentist|Physician|Hospital|Clinic|Pharmacy|Gym|Club|Spa|Plumber|Electrician|Locksmith|Museum|Park|Zoo|Theater|Campground|Church|Airport|Attorney|Notary|Casino|Library|Attraction|Landmark|Beach|Lake|Mountain|City|Country|State)$/,
    'place',
  ],
  [
    /(?:Organization|Association|University|School|Airline|Company|Team|MusicGroup)$/,
    'organization',
  ],
]
/** Names of types that match a pattern of `FAMILIES` but mean something else. */
export const NO_FAMILY = new Set(
  'Service FinancialService BankAccount GovernmentService BroadcastService WebService TaxiService HowToSupply'.split(
    ' ',
  ),
)

/** General types, which yield to any other type of the same thing. */
export const GENERAL =
  'Product Thing CreativeWork Article Event Organization Place LocalBusiness Episode'.split(' ')
