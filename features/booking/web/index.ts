export { BookedList } from './parts/BookedList.tsx';
export { FavouriteTimes } from './parts/FavouriteTimes.tsx';
export { OfferCard } from './parts/OfferCard.tsx';
