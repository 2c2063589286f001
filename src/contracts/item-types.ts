import type { ItemForm, ItemForms } from './item-forms.js'

/** Tables of item types. The library's types and OpenAPI's schemas are made from them. */

/** Field of an item, with the schema.org properties to read. */
export interface ItemField<F extends ItemForm = ItemForm> {
  readonly form: F
  /** Property names in order of preference: `offers.availability availability`. */
  readonly from: string
}

function field<F extends ItemForm>(form: F, from = ''): ItemField<F> {
  return { form, from }
}

export const COMMON_FIELDS = {
  name: field('text', 'name headline title alternateName alternativeHeadline'),
  url: field('url', 'url'),
  description: field('text', 'description abstract disambiguatingDescription'),
  image: field('url'),
  images: field('urls', 'image photo thumbnailUrl thumbnail primaryImageOfPage'),
  lang: field('lang', 'inLanguage'),
}

/** Fields of all item types that have an author. */
const BY = {
  author: field('names', 'author creator'),
  publisher: field('name', 'publisher sourceOrganization productionCompany'),
  published: field('date', 'datePublished uploadDate dateCreated'),
  modified: field('date', 'dateModified'),
}

/** Fields of all item types that are for sale. */
const SOLD = {
  price: field('money', 'offers price lowPrice'),
  priceRange: field('range', 'offers lowPrice'),
  availability: field('availability', 'offers.availability availability'),
  offers: field('offers', 'offers price'),
}

const rating = field('rating', 'aggregateRating')
const REACHED = {
  email: field('text', 'email contactPoint.email'),
  phone: field('text', 'telephone contactPoint.telephone'),
  address: field('address', 'address location.address'),
  sameAs: field('urls', 'sameAs'),
}

const FILMED = {
  ...BY,
  director: field('names', 'director directors'),
  actors: field('names', 'actor actors'),
  duration: field('seconds', 'duration'),
  genre: field('words', 'genre'),
  contentRating: field('text', 'contentRating'),
  rating,
}

/** Item types in order of preference, with their schema.org types. */
export const ITEM_TYPES = {
  recipe: {
    of: 'Recipe',
    fields: {
      ...BY,
      category: field('words', 'recipeCategory'),
      cuisine: field('words', 'recipeCuisine'),
      diet: field('diets', 'suitableForDiet'),
      keywords: field('words', 'keywords'),
      yield: field('yield', 'recipeYield yield servings'),
      prepMinutes: field('minutes', 'prepTime'),
      cookMinutes: field('minutes', 'cookTime performTime'),
      totalMinutes: field('minutes', 'totalTime'),
      ingredients: field('lines', 'recipeIngredient ingredients supply'),
      ingredientGroups: field('ingredientGroups'),
      instructions: field('lines', 'recipeInstructions instructions step'),
      instructionGroups: field('instructionGroups'),
      nutrition: field('nutrition', 'nutrition nutritionInformation'),
      rating,
    },
  },
  product: {
    of: 'Product ProductGroup IndividualProduct ProductModel SomeProducts Vehicle Car Motorcycle BusOrCoach MotorizedBicycle ProductCollection Drug DietarySupplement',
    fields: {
      brand: field('name', 'brand manufacturer'),
      category: field('words', 'category'),
      sku: field('text', 'sku productID offers.sku productGroupID identifier'),
      gtin: field(
        'gtin',
        'gtin13 gtin gtin12 gtin14 gtin8 ean upc isbn productID identifier offers.gtin13 offers.gtin offers.gtin12',
      ),
      mpn: field('text', 'mpn offers.mpn'),
      color: field('text', 'color'),
      size: field('text', 'size'),
      material: field('text', 'material'),
      condition: field('condition', 'itemCondition offers.itemCondition'),
      price: SOLD.price,
      originalPrice: field('money', 'offers'),
      priceRange: SOLD.priceRange,
      availability: SOLD.availability,
      seller: field('name', 'offers.seller offers.offeredBy'),
      offers: SOLD.offers,
      variants: field('variants', 'hasVariant model'),
      rating,
    },
  },
  event: {
    of: 'Event Festival Hackathon CourseInstance EventSeries',
    fields: {
      start: field('date', 'startDate startTime'),
      end: field('date', 'endDate endTime'),
      doorTime: field('date', 'doorTime'),
      previousStart: field('date', 'previousStartDate'),
      status: field('status', 'eventStatus'),
      attendance: field('attendance', 'eventAttendanceMode'),
      location: field('location', 'location'),
      onlineUrl: field('url', 'location'),
      organizer: field('names', 'organizer'),
      performers: field('names', 'performer performers actor'),
      ...SOLD,
    },
  },
  job: {
    of: 'JobPosting',
    fields: {
      organization: field('name', 'hiringOrganization'),
      published: field('date', 'datePosted datePublished'),
      validUntil: field('date', 'validThrough'),
      employmentType: field('employment', 'employmentType'),
      locations: field('locations', 'jobLocation'),
      remote: field('flag', 'jobLocationType'),
      salary: field('salary', 'baseSalary estimatedSalary'),
    },
  },
  course: {
    of: 'Course',
    fields: {
      provider: field('name', 'provider publisher creator'),
      code: field('text', 'courseCode'),
      price: SOLD.price,
      priceRange: SOLD.priceRange,
      instances: field('instances', 'hasCourseInstance'),
      rating,
    },
  },
  movie: { of: 'Movie', fields: FILMED },
  tv: {
    of: 'TVSeries TVSeason TVEpisode Episode CreativeWorkSeason RadioSeries',
    fields: {
      ...FILMED,
      duration: field('seconds', 'duration timeRequired'),
      series: field('name', 'partOfSeries partOfTVSeries isPartOf.partOfSeries'),
      season: field('count', 'partOfSeason.seasonNumber seasonNumber'),
      episode: field('count', 'episodeNumber'),
      seasons: field('count', 'numberOfSeasons'),
      episodes: field('count', 'numberOfEpisodes'),
    },
  },
  book: {
    of: 'Book Audiobook',
    fields: {
      ...BY,
      isbn: field('isbn', 'isbn workExample.isbn gtin13 identifier'),
      pages: field('count', 'numberOfPages workExample.numberOfPages'),
      format: field('text', 'bookFormat workExample.bookFormat'),
      edition: field('text', 'bookEdition workExample.bookEdition'),
      genre: field('words', 'genre'),
      duration: field('seconds', 'duration timeRequired'),
      ...SOLD,
      rating,
    },
  },
  podcast: {
    of: 'PodcastEpisode PodcastSeries PodcastSeason',
    fields: {
      ...BY,
      series: field('name', 'partOfSeries isPartOf'),
      season: field('count', 'partOfSeason.seasonNumber seasonNumber'),
      episode: field('count', 'episodeNumber'),
      duration: field('seconds', 'duration timeRequired associatedMedia.duration audio.duration'),
      audioUrl: field('url', 'associatedMedia.contentUrl audio.contentUrl audio contentUrl'),
      feedUrl: field('url', 'webFeed partOfSeries.webFeed'),
    },
  },
  app: {
    of: 'SoftwareApplication MobileApplication WebApplication VideoGame',
    fields: {
      author: BY.author,
      os: field('words', 'operatingSystem operatingSystems gamePlatform'),
      category: field('words', 'applicationCategory applicationSubCategory'),
      version: field('text', 'softwareVersion version'),
      price: SOLD.price,
      rating,
      downloadUrl: field('url', 'downloadUrl installUrl'),
    },
  },
  question: {
    of: 'Question',
    fields: {
      author: BY.author,
      published: field('date', 'dateCreated datePublished'),
      text: field('longText', 'text articleBody description'),
      votes: field('number', 'upvoteCount'),
      answerCount: field('count', 'answerCount'),
      accepted: field('answer', 'acceptedAnswer'),
      answers: field('answers', 'acceptedAnswer suggestedAnswer'),
    },
  },
  discussion: {
    of: 'DiscussionForumPosting SocialMediaPosting',
    fields: {
      ...BY,
      text: field('longText', 'text articleBody'),
      commentCount: field('count', 'commentCount interactionStatistic'),
      likes: field('count', 'interactionStatistic'),
    },
  },
  article: {
    of: 'Article NewsArticle BlogPosting TechArticle ScholarlyArticle Report ReportageNewsArticle AnalysisNewsArticle OpinionNewsArticle ReviewNewsArticle BackgroundNewsArticle AskPublicNewsArticle AdvertiserContentArticle SatiricalArticle LiveBlogPosting APIReference MedicalScholarlyArticle HowTo',
    fields: {
      // Prefers `headline`: in news pages, `name` is often the site's name.
      name: field('text', 'headline name title alternateName alternativeHeadline'),
      ...BY,
      section: field('text', 'articleSection'),
      keywords: field('words', 'keywords'),
      wordCount: field('count', 'wordCount'),
      free: field('flag', 'isAccessibleForFree'),
      commentCount: field('count', 'commentCount interactionStatistic'),
    },
  },
  video: {
    of: 'VideoObject Clip VideoObjectSnapshot',
    fields: {
      ...BY,
      duration: field('seconds', 'duration'),
      contentUrl: field('url', 'contentUrl'),
      embedUrl: field('url', 'embedUrl'),
      views: field('count', 'interactionStatistic interactionCount'),
    },
  },
  audio: {
    of: 'AudioObject MusicRecording MusicAlbum MusicRelease MusicPlaylist RadioEpisode MusicComposition',
    fields: {
      ...BY,
      artist: field('names', 'byArtist artist'),
      album: field('name', 'inAlbum'),
      tracks: field('tracks', 'track tracks'),
      duration: field('seconds', 'duration'),
      audioUrl: field('url', 'contentUrl audio.contentUrl audio'),
    },
  },
  place: {
    of: 'Place LocalBusiness Restaurant Store Hotel',
    fields: {
      address: REACHED.address,
      geo: field('geo', 'geo location.geo'),
      phone: REACHED.phone,
      email: REACHED.email,
      openingHours: field('hours', 'openingHoursSpecification openingHours'),
      priceLevel: field('text', 'priceRange'),
      cuisine: field('words', 'servesCuisine'),
      rating,
      sameAs: REACHED.sameAs,
    },
  },
  person: {
    of: 'Person',
    fields: {
      jobTitle: field('text', 'jobTitle'),
      worksFor: field('name', 'worksFor affiliation'),
      birthDate: field('date', 'birthDate'),
      ...REACHED,
    },
  },
  organization: {
    of: 'Organization Corporation NGO NewsMediaOrganization EducationalOrganization OnlineBusiness',
    fields: {
      legalName: field('text', 'legalName'),
      logo: field('url', 'logo'),
      foundingDate: field('date', 'foundingDate'),
      ...REACHED,
    },
  },
  list: {
    of: 'ItemList OfferCatalog',
    fields: {
      total: field('count', 'numberOfItems'),
      items: field('entries', 'itemListElement'),
    },
  },
} as const satisfies Record<string, { of: string; fields: Record<string, ItemField> }>

export type ItemType = keyof typeof ITEM_TYPES

export const ITEM_TYPE_NAMES = Object.keys(ITEM_TYPES) as ItemType[]

type FieldValues<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends ItemField<infer F> ? ItemForms[F] : never
}

/** Item that a page is about. Unknown fields are `null` or empty. */
export type Item = {
  [T in ItemType]: { type: T; kind: string } & FieldValues<typeof COMMON_FIELDS> &
    FieldValues<(typeof ITEM_TYPES)[T]['fields']>
}[ItemType]
