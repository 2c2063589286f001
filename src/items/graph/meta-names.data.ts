/** Types of schema.org by `og:type`; a page has the type only if a meta's name begins with a prefix in `needs`. */
export const KINDS: readonly {
  readonly kind: RegExp
  readonly type: string
  readonly needs: readonly string[]
}[] = [
  {
    kind: /^(?:og:)?product(?:\.item|\.group)?$/,
    type: 'Product',
    needs: ['product:', 'og:price:', 'og:availability', 'og:product:'],
  },
  { kind: /^(?:books?\.book|book)$/, type: 'Book', needs: ['book:', 'books:'] },
  { kind: /^article$/, type: 'Article', needs: ['article:published_time'] },
  { kind: /^video\.movie$/, type: 'Movie', needs: ['video:'] },
  { kind: /^video\.episode$/, type: 'TVEpisode', needs: ['video:'] },
  { kind: /^video\.tv_show$/, type: 'TVSeries', needs: ['video:'] },
  { kind: /^video(?:\.other)?$/, type: 'VideoObject', needs: ['video:', 'og:video'] },
  { kind: /^music\.song$/, type: 'MusicRecording', needs: ['music:'] },
  { kind: /^music\.album$/, type: 'MusicAlbum', needs: ['music:'] },
  { kind: /^music\.playlist$/, type: 'MusicPlaylist', needs: ['music:'] },
  { kind: /^profile$/, type: 'Person', needs: ['profile:'] },
]

/** Properties of schema.org by the names of Open Graph and product metas. */
export const PROPERTIES: Readonly<Record<string, string>> = {
  'og:title': 'name',
  'og:description': 'description',
  'og:image': 'image',
  'og:image:secure_url': 'image',
  'og:url': 'url',
  'og:isbn': 'isbn',
  'article:published_time': 'datePublished',
  'article:modified_time': 'dateModified',
  'article:author': 'author',
  'article:section': 'articleSection',
  'article:tag': 'keywords',
  'book:isbn': 'isbn',
  'book:author': 'author',
  'book:release_date': 'datePublished',
  'book:tag': 'genre',
  'books:isbn': 'isbn',
  'books:page_count': 'numberOfPages',
  'video:director': 'director',
  'video:actor': 'actor',
  'video:duration': 'duration',
  'video:release_date': 'datePublished',
  'video:tag': 'keywords',
  'video:series': 'partOfSeries',
  'og:video:duration': 'duration',
  'music:duration': 'duration',
  'music:musician': 'byArtist',
  'music:release_date': 'datePublished',
  'product:brand': 'brand',
  'og:brand': 'brand',
  'product:retailer_item_id': 'sku',
  'product:retailer_part_no': 'mpn',
  'product:mfr_part_no': 'mpn',
  'product:upc': 'gtin12',
  'product:ean': 'gtin13',
  'product:isbn': 'isbn',
  'product:gtin': 'gtin',
  'product:category': 'category',
  'product:color': 'color',
  'product:size': 'size',
  'product:material': 'material',
  'product:condition': 'itemCondition',
}

export const OFFER: Readonly<Record<string, string>> = {
  'product:price:amount': 'price',
  'product:sale_price:amount': 'salePrice',
  'product:price:currency': 'priceCurrency',
  'og:price:amount': 'price',
  'og:price:currency': 'priceCurrency',
  'product:availability': 'availability',
  'og:availability': 'availability',
  'product:condition': 'itemCondition',
}
