/** Reviews, three at a time. Names, companies, ratings and figures stand in the catalogue. */
export const testimonials = {
  heading: 'What owners say',
  lead: 'Reviews by people whose sites we made. We ask every customer, and publish what they write.',
  carouselLabel: 'Reviews',
  previous: 'Previous reviews',
  next: 'Next reviews',
  /** Read out for each group of reviews. */
  slide: 'Reviews {from} to {to} of {total}',
  stars: '{value} of {best} stars',
  write: 'Write a review',
  watchVideo: 'Watch the video',
  portraitAlt: 'Drawn portrait of {name}',
  joinerTitle: 'Owner',
  joinerReview:
    'I sent them a shoebox of photographs and a page of complaints. Four days later I had a website and no complaints.',
  joinerMetric: 'requests for quotes',
  dentistTitle: 'Head dentist',
  dentistReview:
    'They asked what patients ask at the desk, and put the answers on the first page. Nobody had asked me that before.',
  dentistMetric: 'of bookings now online',
  bakerTitle: 'Baker',
  bakerReview:
    'The timetable of what leaves the oven was their idea. On Saturdays people now come on the minute.',
  bakerMetric: 'orders by phone',
  lawyerTitle: 'Partner',
  lawyerReview:
    'Fixed fee, plain words, done on the day they said. I bill by the hour and felt slightly ashamed.',
  lawyerMetric: 'first consultations',
  yogiTitle: 'Teacher',
  yogiReview: 'I changed my mind three times. They changed the site three times, and the price not once.',
  yogiMetric: 'first classes booked',
  plumberTitle: 'Owner',
  plumberReview: 'Big number, big button, done. My old site had a film of a waterfall on it.',
  plumberMetric: 'emergency calls',
}
export type TestimonialsMessages = Record<keyof typeof testimonials, string>
