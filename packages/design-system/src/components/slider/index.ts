export { RangeSlider, Slider, type RangeSliderProps, type SliderProps, type SliderRange } from './slider.tsx';
